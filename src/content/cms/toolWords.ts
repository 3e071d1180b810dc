import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'

/** The type of the documents with the words of the free tools, one per part and language. */
export const toolWordsType = 'tool_words'

/** The parts of the tools that have their own words: the UIDs of the documents of the type `tool_words`. */
export const toolWordsParts = [
  'common',
  'vat-calculator',
  'roi-calculator',
  'expense-report',
  'expense-policy',
  'policy-clauses',
  'invoice-generator',
  'invoice-document',
  'template-files',
] as const

export type ToolWordsPart = (typeof toolWordsParts)[number]

export const isToolWordsPart = (value: unknown): value is ToolWordsPart =>
  (toolWordsParts as readonly unknown[]).includes(value)

/** The words of a part by their keys. */
export type ToolWords = Readonly<Record<string, string>>

/** What a page has of the words: those of the parts that it shows and its language has. */
export type RelatedToolWords = Readonly<Partial<Record<ToolWordsPart, ToolWords>>>

/** The words in the fields of a `tool_words` document. */
export const toolWordsOf = (data: Fields): ToolWords =>
  Object.fromEntries(
    entriesOf(data['texts']).map(({ key, text }) => [textOf(key).trim(), textOf(text).trim()]),
  )

/** The tool of a page type. */
const toolOfType: Readonly<Record<string, ToolWordsPart>> = {
  roi_calculator: 'roi-calculator',
  expense_policy_builder: 'expense-policy',
  expense_report_generator: 'expense-report',
}

/** The tool that a slice shows, by the type of the slice. */
export const toolOfSlice: Readonly<Record<string, ToolWordsPart | undefined>> = {
  vat_calculator: 'vat-calculator',
  invoice_generator: 'invoice-generator',
  template_files: 'template-files',
}

/** The parts whose words the page of a document shows; none for a page without a tool. */
export function toolWordsPartsOf({ type, data }: Pick<CmsDocument, 'type' | 'data'>): ToolWordsPart[] {
  const tools = [
    toolOfType[type],
    ...entriesOf(data['slices']).map(({ slice_type }) => toolOfSlice[textOf(slice_type)]),
  ].filter((tool) => tool !== undefined)
  // A page of templates has no controls, which the common words are for.
  const hasTool = tools.some((tool) => tool !== 'template-files')
  return [...(hasTool ? ['common' as const] : []), ...new Set(tools)]
}

/** The templates whose files the page of a document offers. */
export const templateNamesOf = ({ data }: Pick<CmsDocument, 'data'>): string[] =>
  entriesOf(data['slices'])
    .filter(({ slice_type }) => slice_type === 'template_files')
    .map(({ primary }) => textOf((primary as Fields | undefined)?.['template']))
