import { brand } from '.'

/** The page of the web app where a visitor registers. */
export const registerUrl = `${brand.appOrigin}/register`

/** The registration page for partners. */
export const partnerRegisterUrl = `${brand.appOrigin}/partner/register`

const registerPaths = [registerUrl, partnerRegisterUrl].map((url) => url.slice(brand.appOrigin.length))

/** True for a link of the content that leads to registration, of partners too, whatever its query. */
export function isRegisterUrl(href: string): boolean {
  const [, origin = '', path = ''] = /^(https:\/\/[^/?#]+)([^?#]*)/i.exec(href) ?? []
  return origin.toLowerCase() === brand.appOrigin && registerPaths.includes(path.replace(/\/$/, ''))
}
