import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { textOf, type Fields } from './fields'

/**
 * The texts around prices in the `product_plans` document of a language, with what the site fills in (`{amount}`). A number of
 * users has a text per plural form.
 */
const placeholders = {
  billing_label: [],
  save_at_least: ['percent'],
  users_label: [],
  users_one: ['count'],
  users_other: ['count'],
  month_total: ['amount', 'users'],
  year_total: ['amount', 'users'],
  year_saving: ['amount'],
  users_limit: ['users'],
  recommendation: ['users', 'plan'],
  chosen_plan: [],
  users_fewer: [],
  users_more: [],
  users_slider: [],
  users_most: ['users'],
  change_choice: [],
} as const satisfies Record<string, readonly string[]>

export type PlanTextKey = keyof typeof placeholders
export type PlanTexts = Record<PlanTextKey, string>

export const planTextKeys = Object.keys(placeholders) as PlanTextKey[]

/** The texts of a `product_plans` document. */
export const planTextsOf = (data: Fields): PlanTexts =>
  Object.fromEntries(planTextKeys.map((key) => [key, textOf(data[key]).trim()])) as PlanTexts

/** Texts that are empty, and those that lack or misspell a place the site fills in: the page would show a gap. */
export function planTextFindings(document: CmsDocument): ContentFinding[] {
  const texts = planTextsOf(document.data)
  return planTextKeys.flatMap((key) => {
    const text = texts[key]
    if (text === '') return [findingIn(document, `data.${key}`, 'the text is empty: write it')]
    const wanted: readonly string[] = placeholders[key]
    const found = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
    const missing = wanted.filter((name) => !found.includes(name))
    const unknown = found.filter((name) => !wanted.includes(name))
    return [
      ...missing.map((name) => findingIn(document, `data.${key}`, `"${text}" lacks {${name}}: add it`)),
      ...unknown.map((name) =>
        findingIn(document, `data.${key}`, `"${text}" has {${name}}, which nothing fills in: remove it`),
      ),
    ]
  })
}
