import { brand } from '.'

/** The page of the web app where a visitor registers. */
export const registerUrl = `${brand.appOrigin}/register`

/** The registration page for partners. */
export const partnerRegisterUrl = `${brand.appOrigin}/partner/register`

/** An address without query, hash and slash at the end; the origin in lower case, as it is compared. */
function pageOf(href: string): string {
  const [, origin = '', path = ''] = /^(https:\/\/[^/?#]+)([^?#]*)/i.exec(href) ?? []
  return origin.toLowerCase() + path.replace(/\/$/, '')
}

/** True for a link of the content that leads to the registration of partners, whatever its query. */
export const isPartnerRegisterUrl = (href: string): boolean => pageOf(href) === partnerRegisterUrl

/** True for a link of the content that leads to registration, of partners too, whatever its query. */
export const isRegisterUrl = (href: string): boolean =>
  pageOf(href) === registerUrl || isPartnerRegisterUrl(href)
