import { differingToken, textDifference, type Difference } from './differences'
import { withoutDigests, withSortedChunkMap } from './generatedNames'
import { withoutStyledNames, type StyleGroup } from './styledNames'

/** An HTML file in the form in which it is compared. */
export type NeutralPage = {
  markup: string
  groups: StyleGroup[]
  combinations: string[][]
  originals: Map<string, string>
  /** The inline bootstrap script, which is compared by itself. */
  bootstrap: string | undefined
  /** Files of the build that the page names by digest. */
  references: string[]
  /** The page's text had NUL characters, which are left out. */
  hadNul: boolean
}

export type PageOutcome =
  | { outcome: 'same' | 'style order' }
  | { outcome: 'different'; difference: Difference; token: string }

const bootstrapElement = /(<script id="application"[^>]*>)([^]*?)(<\/script>)/
/** A NUL with no end of a tag before the next tag is in text. */
const nulInText = /\0+(?=[^<>]*<)/g

/** Removes from an HTML file what only depends on the paths of source files. */
export function neutralPage(html: string): NeutralPage {
  const visible = html.replace(nulInText, '')
  const bootstrap = bootstrapElement.exec(visible)?.[2]
  const { text, references } = withoutDigests(
    bootstrap === undefined ? visible : visible.replace(bootstrapElement, '$1<bootstrap>$3'),
  )
  return {
    ...withoutStyledNames(withSortedChunkMap(text)),
    bootstrap,
    references,
    hadNul: visible !== html,
  }
}

const texts = (groups: readonly StyleGroup[]): string[] => groups.map(({ text }) => text)

const neutralNames = (text: string): string[] => [...new Set(text.match(/\b(class|component)-\d+\b/g) ?? [])]

/** Adds the names in the two pages to an excerpt with neutral ones, where they matter. */
function withOriginals(difference: Difference, before: NeutralPage, after: NeutralPage): Difference {
  const [was, is] = [neutralNames(difference.before), neutralNames(difference.after)]
  const isShown = (name: string): boolean =>
    difference.place !== '' || was.includes(name) !== is.includes(name)
  const explained = (text: string, names: readonly string[], { originals }: NeutralPage): string => {
    const pairs = names.filter(isShown).flatMap((name) => {
      const original = originals.get(name)
      return original === undefined ? [] : `${name}: ${original}`
    })
    return pairs.length > 0 ? `${text}  [${pairs.join(', ')}]` : text
  }
  return {
    place: difference.place,
    before: explained(difference.before, was, before),
    after: explained(difference.after, is, after),
  }
}

const different = (
  before: NeutralPage,
  after: NeutralPage,
  place: string,
  from: string,
  to: string,
): PageOutcome => ({
  outcome: 'different',
  difference: withOriginals(
    textDifference(from, to, place) ?? { place, before: '', after: '' },
    before,
    after,
  ),
  token: `${place} ${differingToken(from, to).replace(/\b(class|component)-\d+\b/g, '$1-#')}`,
})

/** Entries of the first list without an equal one in the second, counting repeated ones. */
function notIn(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1)
  return list.filter((entry) => {
    const count = left.get(entry) ?? 0
    left.set(entry, count - 1)
    return count <= 0
  })
}

/** The classes of one element in the order of their rules, which decides between equal selectors. */
function ruleOrder(page: NeutralPage, combination: readonly string[]): string {
  const position = new Map(page.groups.flatMap(({ classes }, index) => classes.map((name) => [name, index])))
  return [...combination].sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)).join(' ')
}

/**
 * Compares two HTML files in neutral form. `style order` means that only the order of the components' rules is another,
 * and that all classes which are on one element have kept theirs; bootstrap scripts are not compared here.
 */
export function comparePages(before: NeutralPage, after: NeutralPage): PageOutcome {
  if (before.markup !== after.markup) {
    return different(before, after, '', before.markup, after.markup)
  }
  const [from, to] = [texts(before.groups), texts(after.groups)]
  if (from.join('\n') === to.join('\n')) return { outcome: 'same' }
  const [removed, added] = [notIn(from, to), notIn(to, from)]
  if (removed.length > 0 || added.length > 0) {
    return different(before, after, 'styles', removed[0] ?? '', added[0] ?? '')
  }
  for (const combination of before.combinations) {
    const [was, is] = [ruleOrder(before, combination), ruleOrder(after, combination)]
    if (was !== is) return different(before, after, 'order of the rules of one element', was, is)
  }
  return { outcome: 'style order' }
}
