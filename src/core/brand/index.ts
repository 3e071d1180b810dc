/**
 * The name and the hosts of the product, defined here only. The hosts are names reserved by RFC 6761; replace
 * them before the site goes live.
 */
export const brand = {
  name: 'Outlay',
  /** The name in identifiers: property names, cookie names. */
  slug: 'outlay',
  /** Legal name used in structured data and the footer. */
  legalName: 'Outlay Ltd',
  /** Public origin of this site, without a slash at the end. */
  siteOrigin: 'https://www.outlay.example',
  /** Origin of the web app: registration, log-in, approvals. */
  appOrigin: 'https://app.outlay.example',
  /** Origin of the blog. */
  blogOrigin: 'https://blog.outlay.example',
  /** Parent domain that the hosts share; the domain of the attribution cookies. */
  parentDomain: 'outlay.example',
  /** Where people write to who cannot use a form. */
  contactEmail: 'hello@outlay.example',
  /** Where weaknesses are reported, as SECURITY.md says. */
  securityEmail: 'security@outlay.example',
} as const
