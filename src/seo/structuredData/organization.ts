import type { Organization, WebSite } from 'schema-dts'
import { brand } from '../../core/brand'
import { absolute } from '../hreflang'
import type { DescribedPage, SchemaObject } from './maker'

export const organizationId = `${brand.siteOrigin}/#organization`

/** The owner of the site; author, publisher and organizer refer to this object. */
export const organization: Exclude<Organization, string> = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  legalName: brand.legalName,
  url: brand.siteOrigin,
  logo: absolute('/icon-512.png'),
}

/** The site of one market and its owner: structured data of the homepages. */
export function homepageData(_data: object, { url, language, description }: DescribedPage): SchemaObject[] {
  const site: Exclude<WebSite, string> = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: brand.name,
    description,
    inLanguage: language,
    publisher: { '@id': organizationId },
  }
  return [organization, site]
}
