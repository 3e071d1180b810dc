import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'

/**
 * The job board sends HTML with its entities escaped: decoded once and reduced to running text, since pages
 * insert it unescaped. Headings become h3, below the h2 of the page.
 */
export function sanitizeJobContent(content: string): string {
  return sanitizeHtml(decodeHTML(content), {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'h3', 'h4', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    transformTags: { h1: 'h3', h2: 'h3' },
  })
}
