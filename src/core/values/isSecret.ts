import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * True when what was given is the secret. Takes a time that tells nothing about the secret, neither its beginning nor its
 * length. Without a configured secret nothing is right.
 */
export const isSecret = (given: string | null | undefined, secret: string | undefined): boolean =>
  Boolean(secret) && timingSafeEqual(digest(given ?? ''), digest(secret ?? ''))

/** True when what was given is one of the secrets; all of them are compared. */
export const isOneOfSecrets = (given: string | null | undefined, secrets: readonly string[]): boolean =>
  secrets.reduce((isFound, secret) => isSecret(given, secret) || isFound, false)
