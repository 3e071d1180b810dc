/** The e-mail rules of the site, the same in the browser and on the server. Pure and without dependencies. */

/** Longest parts of an address, in characters. */
export const emailLimits = { address: 254, localPart: 64, domainLabel: 63 } as const

/** Why an address cannot be accepted: it is not a valid one, or it belongs to a free-mail provider. */
export type EmailErrorCode = 'INVALID_EMAIL' | 'NON_WORK_EMAIL'

/** The free-mail provider whose addresses are marked in the lead and left out of ad conversions. */
export const freeMailDomain = 'gmail.com'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const dotAtom = new RegExp(`^${atom}(?:\\.${atom})*$`)
const quotedString = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])+"$/
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * The error of an address, or undefined when it is valid: at most 254 characters, 64 before the @, 63 in each label
 * of the domain. Space around the address counts as part of it: trim what a visitor typed first. Quoted local parts
 * and international domains are valid.
 */
export function emailError(address: string): 'INVALID_EMAIL' | undefined {
  if (address.length === 0 || address.length > emailLimits.address) return 'INVALID_EMAIL'
  // A quoted local part may contain "@", a domain cannot.
  const at = address.lastIndexOf('@')
  const localPart = address.slice(0, Math.max(at, 0))
  if (localPart.length > emailLimits.localPart) return 'INVALID_EMAIL'
  if (!dotAtom.test(localPart) && !quotedString.test(localPart)) return 'INVALID_EMAIL'
  return isDomain(address.slice(at + 1)) ? undefined : 'INVALID_EMAIL'
}

/** True for a name of at least two labels that is no IP address; labels are measured as they are in the DNS. */
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
 * The domain of a valid address, everything after the last @, in lower case and in Punycode: what the work-e-mail
 * rule compares.
 */
export function emailDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return asciiDomain(domain) ?? domain.toLowerCase()
}

/**
 * The work-e-mail rule: the domain must not be in the content's list of free-mail domains (lower case; international
 * ones as written or in Punycode). The whole domain is compared, because a subdomain of a provider can be a company's.
 */
export function workEmailError(
  address: string,
  disallowedDomains: ReadonlySet<string>,
): 'NON_WORK_EMAIL' | undefined {
  const written = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const disallowed = disallowedDomains.has(emailDomain(address)) || disallowedDomains.has(written)
  return disallowed ? 'NON_WORK_EMAIL' : undefined
}

/** True for an address of the free-mail provider: the property `generic_email` of a lead. */
export const isGenericEmail = (address: string): boolean => emailDomain(address) === freeMailDomain
