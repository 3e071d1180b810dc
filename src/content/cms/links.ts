import type { LinkField } from '@prismicio/client'

/** A resolved link: address, text and, when the editor set one, a target. */
export type LinkData = { href: string; text: string; target?: string }

const webSchemes = /^(https?:|mailto:|tel:|\/|#|\?)/i

/**
 * A link field of a localized document as address, text and target; undefined for an empty field, a scheme
 * that must not be followed, or a document without a page. The build has set the `url` of document links.
 */
export function linkOf(field: LinkField | null | undefined): LinkData | undefined {
  if (!field || field.link_type === 'Any' || !('url' in field)) return undefined
  const { url } = field
  if (typeof url !== 'string' || !webSchemes.test(url)) return undefined
  const target = 'target' in field && typeof field.target === 'string' ? field.target : undefined
  const name = field.link_type === 'Media' ? field.name : url
  return { href: url, text: field.text ?? name, ...(target ? { target } : {}) }
}
