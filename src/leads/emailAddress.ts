/**
 * The e-mail rule of the site (§5, §9), one for the browser and the server: pure and without dependencies.
 */

/** Limits of §9, in characters. */
export const emailLimits = { address: 254, localPart: 64, domainLabel: 63 } as const

/** What can be wrong with an address (§5): it is none, or it is of a service that is open to everybody. */
export type EmailProblem = 'INVALID_EMAIL' | 'NON_WORK_EMAIL'

/** The free-mail provider whose addresses are marked (§3.3) and left out of ad conversions (§5). */
export const freeMailDomain = 'gmail.com'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const dotAtom = new RegExp(`^${atom}(?:\\.${atom})*$`)
const quotedString = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])+"$/
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * Says what is wrong with an address, or undefined when it can be used (§5). Space around the address counts as
 * part of it: trim what a visitor typed first. Quoted local parts and international domains are addresses too.
 */
export function emailProblem(address: string): 'INVALID_EMAIL' | undefined {
  if (address.length === 0 || address.length > emailLimits.address) return 'INVALID_EMAIL'
  // A quoted local part may contain "@", a domain cannot.
  const at = address.lastIndexOf('@')
  const localPart = address.slice(0, Math.max(at, 0))
  if (localPart.length > emailLimits.localPart) return 'INVALID_EMAIL'
  if (!dotAtom.test(localPart) && !quotedString.test(localPart)) return 'INVALID_EMAIL'
  return isDomain(address.slice(at + 1)) ? undefined : 'INVALID_EMAIL'
}

/** True for a name of at least two labels that is no IP address; each label is measured as the DNS spells it. */
function isDomain(domain: string): boolean {
  const labels = asciiDomain(domain)?.split('.') ?? []
  const [top = ''] = labels.slice(-1)
  if (labels.length < 2 || /^\d+$/.test(top)) return false
  return labels.every((label) => label.length <= emailLimits.domainLabel && domainLabel.test(label))
}

/** The domain in lower case with international labels in Punycode (`bücher.example` → `xn--bcher-kva.example`). */
function asciiDomain(domain: string): string | undefined {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain.toLowerCase()
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

/**
 * The domain of a usable address as the DNS spells it, in lower case: what the work-e-mail rule (§5) compares. It is
 * what stands after the last @.
 */
export function emailDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return asciiDomain(domain) ?? domain.toLowerCase()
}

/**
 * The work-e-mail rule (§5): the domain must not be in the content's list (lower case; international ones as they are
 * written or in Punycode). The whole domain is compared: below a provider's own domain stand companies, too.
 */
export function workEmailProblem(
  address: string,
  disallowedDomains: ReadonlySet<string>,
): 'NON_WORK_EMAIL' | undefined {
  const written = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const disallowed = disallowedDomains.has(emailDomain(address)) || disallowedDomains.has(written)
  return disallowed ? 'NON_WORK_EMAIL' : undefined
}

/** True for an address of the free-mail provider (§3.3 `genericEmail`). */
export const isGenericEmail = (address: string): boolean => emailDomain(address) === freeMailDomain
