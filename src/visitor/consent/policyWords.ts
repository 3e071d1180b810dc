/** The words of a cookie policy for what the registry says; the banner and the policy take them from here. */
import type { StoredCondition } from './conditions'
import type { CategoryCondition } from './policyEntries'
import { choiceCategories, isRefusedByControl } from './state'

type Filled = string | null | undefined
type ConditionRow = { condition?: Filled; text?: Filled }
type CategoryRow = { category?: Filled; title?: Filled }

/** The words of a policy for a condition; empty when it has none. */
export const conditionText = (
  rows: readonly ConditionRow[] | undefined,
  condition: StoredCondition | CategoryCondition,
): string => rows?.find((row) => row.condition === condition)?.text ?? ''

/** Placeholders of the texts about the Global Privacy Control: what it refuses, and what a visitor still decides about. */
export const controlPlaceholders = ['refused', 'choosable'] as const

/** The titles of these categories in a language, as a list. */
export function controlCategories(
  categories: readonly CategoryRow[],
  htmlLang: string,
): Record<(typeof controlPlaceholders)[number], string> {
  const list = new Intl.ListFormat(htmlLang, { type: 'conjunction' })
  const titles = (isRefused: boolean): string =>
    list.format(
      choiceCategories
        .filter((category) => isRefusedByControl(category) === isRefused)
        .map((category) => categories.find((row) => row.category === category)?.title ?? category),
    )
  return { refused: titles(true), choosable: titles(false) }
}
