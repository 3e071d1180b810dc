import { inspect } from 'node:util'

/** Where the server writes what happened. Every line passes through `redact`. */
export type Log = {
  info(message: string): void
  error(message: string, cause?: unknown): void
}

/**
 * Replaces everything that looks like an e-mail address, also with a quoted local part and in its percent-encoded form.
 * The lengths are bounded (an address has at most 64 characters before the @ and 254 in all), since a text may be as
 * long as a caller likes.
 */
export const redact = (text: string): string =>
  text.replace(
    /(?:"[^"\r\n]{1,128}"|%22[^\s"<>]{1,192}?%22|[^\s@"'<>()=&?/,;:]{1,64})(?:@|%40)[^\s@"'<>()=&?/,;:]{1,254}/gi,
    '[e-mail]',
  )

/** The log of a running server: the process's standard streams, e-mail addresses left out. */
export const consoleLog: Log = {
  info: (message) => console.log(redact(message)),
  error: (message, cause) =>
    console.error(redact(cause === undefined ? message : `${message}: ${inspect(cause)}`)),
}
