import type { CmsDocument } from './document'

const homeTypes: readonly string[] = ['homepage', 'homepage_v2', 'secondary_homepage']

/** True for the document of a homepage. */
export const isHome = ({ type }: Pick<CmsDocument, 'type'>): boolean => homeTypes.includes(type)
