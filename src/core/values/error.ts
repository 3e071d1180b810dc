import { fieldsOf } from './record'

/** What a thrown value says: the message of an error, also of one of another realm; the text of anything else. */
export function messageOf(error: unknown): string {
  const { message } = fieldsOf(error)
  return typeof message === 'string' && message !== '' ? message : String(error)
}

/** What was thrown as an error, for those that take nothing else. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(messageOf(thrown))

/** The code of an error of Node, a driver or a database, `ENOENT`; undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = fieldsOf(error)
  return typeof code === 'string' ? code : undefined
}

/** What a thrown value says, with its cause. Addresses lose their query, which may hold a token. */
export function reasonOf(error: unknown): string {
  const { cause } = fieldsOf(error)
  const reason = cause === undefined ? messageOf(error) : `${messageOf(error)}: ${messageOf(cause)}`
  return reason.replaceAll(/\?\S+/g, '')
}
