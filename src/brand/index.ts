/**
 * The name and the hosts of the product, in this one place. The hosts are names reserved by RFC 6761;
 * whoever adopts the site changes them here.
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
  /** Parent domain that the hosts share; attribution cookies live there. */
  parentDomain: 'outlay.example',
} as const
