import { __PRIVATE__ as styledComponents } from 'styled-components'
import { styleGroups } from '../styleGroups'

const mentions = (rule: string, name: string): boolean => RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rule)

/**
 * Gives styled-components the rules of a page's style sheet that it does not have yet, at the place of their components.
 * A file of its own: only a page with islands has such a style sheet, and it needs styled-components anyway.
 */
export function addSharedStyles(styles: string): void {
  const { mainSheet } = styledComponents
  for (const { id, names, rules } of styleGroups(styles)) {
    // The rules of one variant follow those of another. One of `& + &` has only the id.
    const rulesOf = new Map<string, string[]>(names.map((name) => [name, []]))
    let variant = names[0]
    for (const rule of rules) {
      variant = names.find((name) => mentions(rule, name)) ?? variant
      if (variant !== undefined) rulesOf.get(variant)?.push(rule)
    }
    for (const [name, own] of rulesOf) {
      if (!mainSheet.hasNameForId(id, name)) mainSheet.insertRules(id, name, own)
    }
  }
}
