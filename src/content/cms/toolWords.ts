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
  'rate-tables',
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
const toolOfSlice: Readonly<Record<string, ToolWordsPart | undefined>> = {
  vat_calculator: 'vat-calculator',
  invoice_generator: 'invoice-generator',
}

/** The parts of the tables that the slice `tool_table` shows, by the value of its field `table`. */
const partsOfTable: Readonly<Record<string, readonly ToolWordsPart[] | undefined>> = {
  mileage: ['rate-tables', 'expense-report'],
  mileage_history: ['rate-tables', 'expense-report'],
  mileage_calculator: ['rate-tables', 'expense-report'],
  allowances: ['rate-tables', 'expense-report'],
  vat_examples: ['rate-tables'],
  policy: ['expense-policy', 'policy-clauses'],
}

const partsOfSlice = ({ slice_type, primary }: Fields): readonly ToolWordsPart[] => {
  const type = textOf(slice_type)
  if (type === 'template_files') return ['template-files']
  if (type === 'tool_table') return partsOfTable[textOf((primary as Fields | undefined)?.['table'])] ?? []
  const tool = toolOfSlice[type]
  return tool ? [tool] : []
}

/** Whether the page of a document has something to calculate or to fill in, and not files or a table alone. */
export const showsTool = ({ type, data }: Pick<CmsDocument, 'type' | 'data'>): boolean =>
  toolOfType[type] !== undefined ||
  entriesOf(data['slices']).some(
    ({ slice_type, primary }) =>
      toolOfSlice[textOf(slice_type)] !== undefined ||
      (slice_type === 'tool_table' &&
        (primary as Fields | undefined)?.['table'] === 'mileage_calculator'),
  )

/** The parts whose words the page of a document shows; none for a page without a tool. */
export function toolWordsPartsOf(document: Pick<CmsDocument, 'type' | 'data'>): ToolWordsPart[] {
  const tool = toolOfType[document.type]
  const parts = [...(tool ? [tool] : []), ...entriesOf(document.data['slices']).flatMap(partsOfSlice)]
  // A page of templates or tables has no controls, which the common words are for.
  return [...(showsTool(document) ? ['common' as const] : []), ...new Set(parts)]
}

/** The templates whose files the page of a document offers. */
export const templateNamesOf = ({ data }: Pick<CmsDocument, 'data'>): string[] =>
  entriesOf(data['slices'])
    .filter(({ slice_type }) => slice_type === 'template_files')
    .map(({ primary }) => textOf((primary as Fields | undefined)?.['template']))
