import { inspect } from 'node:util'

/** Where the server writes what happened. Every text passes through `logText`. */
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

/** Longest message and longest description of its cause, in characters. */
const longest = { message: 2000, cause: 10_000 }

/**
 * What is written for a message: e-mail addresses left out, control characters in an escaped form, at a bounded length.
 * Addresses and other services' answers are quoted in messages: none of them can begin its own entry or control
 * the terminal that shows it. A message is one line; the lines of its cause are indented.
 */
export function logText(message: string, cause?: unknown): string {
  const line = visible(redact(shortened(message, longest.message)))
  if (cause === undefined) return line
  const lines = redact(shortened(inspect(cause), longest.cause)).split('\n')
  return `${line}: ${lines.map(visible).join('\n    ')}`
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** Line separators, control characters and those that change the direction of a text, as `\n` or `\u001b`. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => escapes[character] ?? codeOf(character))

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const codeOf = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

/** The log of a running server: the process's standard streams. */
export const consoleLog: Log = {
  info: (message) => console.log(logText(message)),
  error: (message, cause) => console.error(logText(message, cause)),
}
