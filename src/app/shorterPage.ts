/** How styled-components notes a component in a style sheet: by its id, which is also a class of its elements. */
const note = /data-styled\.g\d+\[id="([^"]+)"\]/g

/** The end of the island whose opening tag is at `start`. */
function endOfIsland(html: string, start: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}

/** The text with each part outside of islands changed. */
function outsideIslands(html: string, change: (part: string) => string): string {
  let result = ''
  let position = 0
  while (position < html.length) {
    const next = html.indexOf('<div data-island=', position)
    const start = next < 0 ? html.length : next
    const end = next < 0 ? html.length : endOfIsland(html, start)
    result += change(html.slice(position, start)) + html.slice(start, end)
    position = end
  }
  return result
}

/**
 * The HTML of a body whose page keeps its HTML, without what only React would need in `<main>`: it hydrates the frame around
 * it (src/app/KeptPage.ts) and the islands in it. That is the comments between texts, and the ids of styled components that
 * no rule of the page names in a selector with a component (`${Root}:hover > &`). `styles` is the style sheet of the page with
 * the notes of styled-components.
 */
export function shorterPage(html: string, styles: string): string {
  const rules = styles.replace(note, '')
  const named = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
  const unused = new Set([...styles.matchAll(note)].map(([, id]) => id).filter((id) => !named.has(id)))
  const [start, end] = [html.indexOf('<main '), html.lastIndexOf('</main>')]
  if (start < 0 || end < start) return html
  const main = outsideIslands(html.slice(start, end), (part) =>
    part.replace(/<!--.*?-->/gs, '').replace(/ class="([^"]*)"/g, (attribute, classes: string) => {
      const names = classes.split(' ')
      const kept = names.filter((name) => !unused.has(name))
      if (kept.length === names.length) return attribute
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    }),
  )
  return html.slice(0, start) + main + html.slice(end)
}
