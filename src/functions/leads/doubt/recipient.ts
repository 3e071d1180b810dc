import { createHash } from 'node:crypto'
import { emailDomain, normaliseEmail } from '../../../leads/model/emailAddress'

/** Domains of the one provider that ignores dots in the local part. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * One spelling for the addresses that reach one mailbox, to count leads by recipient: in lower case, the domain in Punycode,
 * without what follows a plus, which most providers deliver to the same mailbox; at Gmail also without dots, and with one
 * name for its two domains. Two people may get one spelling where a provider takes the plus for a letter: limits must have
 * room for that. What is stored, sent and checked is the address as it was typed.
 */
export function recipientOf(address: string): string {
  const email = normaliseEmail(address)
  const domain = emailDomain(email)
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase()
  const plain = local.startsWith('"') ? local : local.replace(/(?<=.)\+.*$/, '')
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** A digest of the recipient, by which leads are counted without their address. */
export const recipientDigest = (address: string): string =>
  createHash('sha256').update(recipientOf(address)).digest('base64url')
