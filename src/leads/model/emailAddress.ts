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
/** A top-level domain has letters only, or is an international one in Punycode; so no IP address has one. */
const topLevelDomain = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** Characters without their own shape, which come with what is copied from a page or a mail. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** These two join letters of some scripts (Persian, for one) and belong to the name there. */
const joiners = /[\u200c\u200d]/
const ascii = /^[\0-\x7f]?$/
const surroundings = /^[\s\p{Cc}\p{Z}]+|[\s\p{Cc}\p{Z}.,;]+$/gu

/**
 * The address that a visitor meant, as it is checked, sent and stored: composed letters (NFC), without characters that
 * cannot be seen, without space around it and without what comes along when an address is copied: `mailto:`, the name
 * and brackets of `Ada <ada@…>`, a dot, comma or semicolon at the end. Nothing inside an address is corrected.
 */
export function normaliseEmail(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(invisible, (character, at: number, whole: string) =>
      joiners.test(character) && !ascii.test(whole.charAt(at - 1)) && !ascii.test(whole.charAt(at + 1))
        ? character
        : '',
    )
    .replace(surroundings, '')
  const bracketed = /<([^<>]*)>$/.exec(visible)?.[1] ?? visible
  const [, link] = /^mailto:([^?]*)/i.exec(bracketed) ?? []
  return (link === undefined ? bracketed : decoded(link)).replace(surroundings, '')
}

/** The text of a percent-encoded part of an address; as it is when it is malformed. */
function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/**
 * The error of an address, or undefined when it is valid: at most 254 characters with its domain in Punycode, 64
 * before the @, 63 in each label of the domain. What a visitor typed is normalised first (`normaliseEmail`). Quoted
 * local parts and international domains are valid.
 */
export function emailError(address: string): 'INVALID_EMAIL' | undefined {
  // A quoted local part may contain "@", a domain cannot.
  const at = address.lastIndexOf('@')
  const localPart = address.slice(0, Math.max(at, 0))
  if (localPart.length > emailLimits.localPart) return 'INVALID_EMAIL'
  if (!dotAtom.test(localPart) && !quotedString.test(localPart)) return 'INVALID_EMAIL'
  const domain = asciiDomain(address.slice(at + 1))
  if (domain === undefined || !isDomain(domain)) return 'INVALID_EMAIL'
  return localPart.length + 1 + domain.length > emailLimits.address ? 'INVALID_EMAIL' : undefined
}

/** True for a name in ASCII of at least two labels. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  if (labels.length < 2 || !topLevelDomain.test(labels.at(-1) ?? '')) return false
  return labels.every((label) => label.length <= emailLimits.domainLabel && domainLabel.test(label))
}

/**
 * The domain in lower case with international labels in Punycode (`bücher.example` → `xn--bcher-kva.example`);
 * undefined for characters that stand for others (full-width and other compatibility letters), which nobody's keyboard
 * writes by accident, and for malformed Punycode (`xn--a`).
 */
function asciiDomain(domain: string): string | undefined {
  const isAscii = /^[\x21-\x7e]*$/.test(domain)
  if (isAscii && !/(?:^|\.)xn--/i.test(domain)) return domain.toLowerCase()
  if (!/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(domain) || domain !== domain.normalize('NFKC'))
    return undefined
  // The parser of addresses reads a name of numbers as an IP address.
  if (/(?:^|\.)\p{N}+$/u.test(domain)) return undefined
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

/** True for an address that ends with the domain of the free-mail provider: the property `generic_email` of a lead. */
export const isGenericEmail = (address: string): boolean => emailDomain(address).endsWith(freeMailDomain)
