import { isPageOnlyId } from './pageOnlyIds'

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

/** The text with each part outside of islands changed, and each island by the other function, if there is one. */
function outsideIslands(
  html: string,
  change: (part: string) => string,
  changeIsland = (island: string): string => island,
): string {
  let result = ''
  let position = 0
  while (position < html.length) {
    const next = html.indexOf('<div data-island=', position)
    const start = next < 0 ? html.length : next
    const end = next < 0 ? html.length : endOfIsland(html, start)
    result += change(html.slice(position, start)) + changeIsland(html.slice(start, end))
    position = end
  }
  return result
}

/**
 * The HTML of a body whose page keeps its HTML, in fewer bytes: without the ids of styled components that no rule of the page
 * names in a selector with a component (`${Root}:hover > &`), and, in `<main>`, without the comments between texts. React
 * needs the comments where it hydrates: in islands and in the frame around `<main>` (src/browser/page/StaticPage.ts). It does not look at
 * classes then, but the styles of an island can get new rules. `styles` is the style sheet of the page with the notes of
 * styled-components.
 */
export function shorterPage(html: string, styles: string): string {
  const rules = styles.replace(note, '')
  const named = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
  const unused = new Set([...styles.matchAll(note)].map(([, id]) => id).filter((id) => !named.has(id)))
  const withoutIds = (part: string): string =>
    part.replace(/ class="([^"]*)"/g, (attribute, classes: string) => {
      const names = classes.split(' ')
      const kept = names.filter((name) => !unused.has(name))
      if (kept.length === names.length) return attribute
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
  const withoutComments = (part: string): string => part.replace(/<!--.*?-->/gs, '')
  const main = mainOf(html)
  if (!main) return html
  return [
    outsideIslands(main.before, withoutIds),
    outsideIslands(main.inside, (part) => withoutComments(withoutIds(part))),
    outsideIslands(main.after, withoutIds),
  ].join('')
}

/** The HTML of a body in three parts, with the tags of `<main>` in the first two or the last; undefined without one. */
function mainOf(html: string): { before: string; inside: string; after: string } | undefined {
  const [start, end] = [html.indexOf('<main '), html.lastIndexOf('</main>')]
  if (start < 0 || end < start) return undefined
  return { before: html.slice(0, start), inside: html.slice(start, end), after: html.slice(end) }
}

/** The classes that React gives to elements in the browser: those around `<main>` and in islands. */
export function hydratedClasses(html: string): ReadonlySet<string> {
  const main = mainOf(html)
  let hydrated = main ? main.before + main.after : html
  if (main) {
    outsideIslands(
      main.inside,
      () => '',
      (island) => (hydrated += island),
    )
  }
  return new Set([...hydrated.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * The style sheet of a page that keeps its HTML, without the notes of components that React does not render there: of slices
 * and templates, outside of islands. The notes tell styled-components which rules are in the page already. Rules without a
 * note of their own belong to the next note, so the last one stays. When another page shows such a component, its rules are
 * added as on a page that had none.
 */
export function shorterStyles(styles: string, hydrated: ReadonlySet<string>): string {
  const whole = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g
  const last = [...styles.matchAll(whole)].at(-1)?.index
  return styles.replace(whole, (text, id: string, names: string, index: number) => {
    const isNeeded = !isPageOnlyId(id) || names.split(',').some((name) => hydrated.has(name))
    return isNeeded || index === last ? text : ''
  })
}
