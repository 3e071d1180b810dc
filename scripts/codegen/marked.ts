/**
 * A page with the text between two markers replaced: `<!-- NAME: generated from SOURCE by … -->` and `<!-- end of NAME -->`.
 * Throws when a marker is missing, so that a table cannot be forgotten.
 */
export function withMarked(page: string, name: string, source: string, text: string): string {
  const place = new RegExp(`<!-- ${name}: [^]*?<!-- end of ${name} -->`)
  if (!place.test(page)) throw new Error(`There is no place for the table "${name}"`)
  const start = `<!-- ${name}: generated from ${source} by \`npm run codegen\` -->\n<!-- prettier-ignore-start -->`
  const end = `<!-- prettier-ignore-end -->\n<!-- end of ${name} -->`
  return page.replace(place, () => `${start}\n\n${text}\n\n${end}`)
}
