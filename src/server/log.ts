import { inspect } from 'node:util'

/** Where the server writes what happened. Every line passes through `redact`. */
export type Log = {
  info(message: string): void
  error(message: string, cause?: unknown): void
}

/** Replaces everything that looks like an e-mail address, also in its percent-encoded form. */
export const redact = (text: string): string =>
  text.replace(/[^\s@"'<>()=&?/,;:]+(?:@|%40)[^\s@"'<>()=&?/,;:]+/gi, '[e-mail]')

/** The log of a running server: the process's standard streams, e-mail addresses left out. */
export const consoleLog: Log = {
  info: (message) => console.log(redact(message)),
  error: (message, cause) =>
    console.error(redact(cause === undefined ? message : `${message}: ${inspect(cause)}`)),
}
