/**
 * The slug of a text: lower case, trimmed, white space, underscores and punctuation as single hyphens, none
 * at either end. Letters of every script stay.
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_\p{P}\p{S}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
