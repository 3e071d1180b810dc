import { inspect } from 'node:util'
import { isRecord } from '../../../../core/values/record'

/** The lead database cannot be used. The message names it without the secrets that its address may contain. */
export class LeadDatabaseError extends Error {
  override readonly name = 'LeadDatabaseError'
}

/** The error of a database that cannot be opened, reached or written; `what` says which of them. */
export function databaseError(url: string, what: string, error: unknown): LeadDatabaseError {
  if (error instanceof LeadDatabaseError) return error
  const message = withoutSecrets(url, innermostMessage(error))
  // Logs show the cause with its stack, so a cause that repeats a secret is left out.
  const shown = inspect(error)
  const cause = shown === withoutSecrets(url, shown) ? error : undefined
  return new LeadDatabaseError(`The lead database ${databaseName(url)} ${what}: ${message}`, { cause })
}

/** The address of a database without user, password and parameters. */
export const databaseName = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/\/[^/]*@/, '//')

/** Replaces the address by its name, and passwords and tokens that stand alone. */
function withoutSecrets(url: string, text: string): string {
  const password = /\/\/[^/]*?:([^/]*)@/.exec(url)?.[1]
  const parameters = [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '')]
    .filter(([name]) => /password|token|key/i.test(name))
    .map(([, value]) => value)
  const secrets = [...(password ? [password, decoded(password)] : []), ...parameters]
  return secrets
    .filter((secret) => secret !== '')
    .reduce((cleaned, secret) => cleaned.replaceAll(secret, '***'), text.replaceAll(url, databaseName(url)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Drivers wrap the original error into less specific ones. */
function innermostMessage(error: unknown): string {
  if (!isRecord(error)) return String(error)
  if (error['cause']) return innermostMessage(error['cause'])
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return innermostMessage(error.errors[0])
  const { message = '', code = 'unknown error' } = error
  return String(message) || String(code)
}
