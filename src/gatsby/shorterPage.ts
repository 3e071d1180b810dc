import { styleGroups, type StyleGroup } from './styleGroups'

/** How styled-components notes a component in a style sheet: by its id, which is also a class of its elements. */
const note = /data-styled\.g\d+\[id="([^"]+)"\]/g

/** The style sheet of a page in two parts. */
export type PageStyles = {
  /** With the notes of styled-components: of the components that React hydrates, in the frame and in islands. Mostly empty. */
  shared: string
  /** Plain rules of all others, with the classes of `html`. */
  own: string
}

export type ShorterPage = { html: string; styles: PageStyles }

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

/** The HTML with the names in each attribute `class` replaced; an element without any has no attribute. */
const withClasses = (html: string, change: (names: string[]) => string[]): string =>
  html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = change(classes.split(' '))
    return names.length > 0 ? ` class="${names.join(' ')}"` : ''
  })

const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

/**
 * A page that keeps its HTML, in fewer bytes. `html` is its body, `styles` its style sheet with the notes of
 * styled-components.
 *
 * - Without the ids of styled components that no rule of the page names in a selector with a component
 *   (`${Root}:hover > &`), and, in `<main>`, without the comments between texts. React needs the comments where it hydrates:
 *   in islands and in the frame around `<main>` (src/browser/page/StaticPage.ts). It does not look at classes then, but the
 *   styles of an island can get new rules.
 * - With the rules of components that React does not hydrate there as plain CSS with classes of two characters, which mean
 *   something else on every page. When such a component is added to the page, styled-components adds its rules under
 *   their own classes.
 */
export function shorterPage(html: string, styles: string): ShorterPage {
  const rules = styles.replace(note, '')
  const named = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
  const unused = new Set([...styles.matchAll(note)].map(([, id = '']) => id).filter((id) => !named.has(id)))
  const withoutIds = (part: string): string =>
    withClasses(part, (names) => names.filter((name) => !unused.has(name)))
  const withoutComments = (part: string): string => part.replace(/<!--.*?-->/gs, '')
  const main = mainOf(html)
  if (!main) return { html, styles: { shared: styles, own: '' } }
  const before = outsideIslands(main.before, withoutIds)
  const inside = outsideIslands(main.inside, (part) => withoutComments(withoutIds(part)))
  const after = outsideIslands(main.after, withoutIds)
  const { shared, own, names } = splitStyles(styles, hydratedClasses(before, inside, after), [
    ...classesIn(inside),
    ...named,
  ])
  const renamed = outsideIslands(inside, (part) =>
    withClasses(part, (classes) => classes.map((name) => names.get(name) ?? name)),
  )
  return { html: before + renamed + after, styles: { shared, own } }
}

/** The HTML of a body in three parts, with the tags of `<main>` in the first two or the last; undefined without one. */
function mainOf(html: string): { before: string; inside: string; after: string } | undefined {
  const [start, end] = [html.indexOf('<main '), html.lastIndexOf('</main>')]
  if (start < 0 || end < start) return undefined
  return { before: html.slice(0, start), inside: html.slice(start, end), after: html.slice(end) }
}

/** The classes that React gives to elements in the browser: those around `<main>` and in islands. */
function hydratedClasses(before: string, inside: string, after: string): ReadonlySet<string> {
  let hydrated = before + after
  outsideIslands(
    inside,
    () => '',
    (island) => (hydrated += island),
  )
  return new Set(classesIn(hydrated))
}

/** A word of a style sheet that may be the name of a class. */
const word = /(?<![\w-])[A-Za-z_][\w-]*/g

const wordsIn = (css: string): string[] => css.match(word) ?? []

/** Names of a letter and a number, `a0`, which nobody gives to a class by hand. */
function* shortNames(): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') yield `${letter}${number}`
  }
}

/** The style sheet of a page in two parts, and the short names of classes in the second. */
function splitStyles(
  styles: string,
  hydrated: ReadonlySet<string>,
  used: readonly string[],
): PageStyles & { names: ReadonlyMap<string, string> } {
  const isShared = ({ names }: StyleGroup): boolean => names.some((name) => hydrated.has(name))
  const groups = styleGroups(styles)
  const shared = groups
    .filter(isShared)
    .map(({ text }) => text)
    .join('')
  const own = groups.filter((group) => !isShared(group))
  const kept = new Set([...hydrated, ...wordsIn(shared)])
  const taken = new Set(used)
  const generated = new Set(own.flatMap(({ id, names }) => [...names, id]))
  const free = shortNames()
  const names = new Map<string, string>()
  const shortNameOf = (name: string): string => {
    if (!generated.has(name) || kept.has(name)) return name
    const known = names.get(name)
    if (known !== undefined) return known
    let short = free.next().value
    while (taken.has(short)) short = free.next().value
    names.set(name, short)
    return short
  }
  const rules = own.flatMap((group) => group.rules).join('')
  return { shared, own: shorterCss(rules).replace(word, shortNameOf), names }
}

/** CSS as styled-components writes it, without what it does not need; strings stay as they are. */
const shorterCss = (css: string): string =>
  css.replace(
    /("[^"]*"|'[^']*')|;(?=\})|(?<=,) +|(?<=\((?:min|max)-width:) +|(?<=[\s:,(-])0(?=\.\d)/g,
    (_, text: string | undefined) => text ?? '',
  )
