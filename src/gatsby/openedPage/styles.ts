import { __PRIVATE__ as styledComponents } from 'styled-components'
import { isPageOnlyId } from '../pageOnlyIds'

/** The rules of one variant of a styled component: `name` is the class that stands for them. */
type VariantRules = { id: string; name: string; rules: string[] }

type SplitStyles = {
  /** Rules of components that the browser renders too: of the frame, of islands, of what is added to a page. */
  shared: VariantRules[]
  /** All other rules in their order: of components that only the content of pages has. */
  own: string
}

/** The end of a rule, and the note of a component, in a style sheet of styled-components. */
const endOfRule = '/*!sc*/'
const note = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/

const mentions = (rule: string, name: string): boolean => RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rule)

/**
 * Takes the style sheet of a page apart, of which the build has removed the notes of components that only the content of
 * pages has (src/gatsby/shorterPage.ts). The last one has a note in any case.
 */
export function splitStyles(styles: string): SplitStyles {
  const parts = styles.split(endOfRule).map((part) => part.trim())
  const lastNote = parts.findLastIndex((part) => note.test(part))
  const shared: VariantRules[] = []
  const own: string[] = []
  let pending: string[] = []
  for (const [index, part] of parts.entries()) {
    const [, id, content = ''] = note.exec(part) ?? []
    if (id === undefined) {
      if (part) pending.push(part)
      continue
    }
    const isShared = !isPageOnlyId(id) || index < lastNote
    const variants = (isShared ? content.split(',').filter(Boolean) : []).map((name): VariantRules => ({
      id,
      name,
      rules: [],
    }))
    // The rules of a component come last before its note, those of one variant after another. One of `& + &` has only its id.
    let variant: VariantRules | undefined
    for (const rule of pending) {
      variant =
        variants.find(({ name }) => mentions(rule, name)) ??
        variant ??
        (mentions(rule, id) ? variants[0] : undefined)
      if (variant) variant.rules.push(rule)
      else own.push(rule)
    }
    shared.push(...variants)
    pending = []
  }
  return { shared, own: [...own, ...pending].join('\n') }
}

/** Gives styled-components the rules that it does not have yet, at the place of their components. */
export function addSharedStyles(shared: readonly VariantRules[]): void {
  const { mainSheet } = styledComponents
  for (const { id, name, rules } of shared) {
    if (!mainSheet.hasNameForId(id, name)) mainSheet.insertRules(id, name, rules)
  }
}

/**
 * Adds the rules of a page's content to the document, after all others: what extends a component follows it. Returns a
 * function that removes them: the rules of the next page may be in another order.
 */
export function addOwnStyles(own: string): () => void {
  const style = document.createElement('style')
  style.textContent = own
  document.head.append(style)
  return () => style.remove()
}
