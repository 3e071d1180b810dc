import { readdirSync } from 'node:fs'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { readJson } from '../../../core/values/readJson'
import { isRecord } from '../../../core/values/record'
import { fieldAt, fieldFrom, invoiceFields, references, type InvoiceField } from './fields'
import { invoiceGeneratorWordKeys } from './generatorWordKeys'
import { emptyAdjustment, emptyInvoice, emptyLine } from './invoice'
import type { Binding } from './syntax/binding'
import { bindingsOf } from './syntax/bindings'

/** The paths of all texts of a part, with `*` for positions. */
const pathsIn = (part: unknown, path: readonly string[] = []): string[] =>
  typeof part === 'string'
    ? [path.join('.')]
    : Array.isArray(part)
      ? part.flatMap((entry) => pathsIn(entry, [...path, '*']))
      : isRecord(part)
        ? Object.entries(part).flatMap(([key, value]) => pathsIn(value, [...path, key]))
        : []

/** The texts that nobody types: ids and the language of the page. */
const withoutField = ['typedIn', 'lines.*.id', 'adjustments.*.id']

const allPaths = pathsIn({ ...emptyInvoice, lines: [emptyLine], adjustments: [emptyAdjustment] }).map(
  (path) => path.replace(/^exemptions\.\w+/, 'exemptions.*'),
)

/** What is missing of the fields of the invoice, and what to do about it. */
function missingIn(
  paths: readonly string[],
  fields: readonly Pick<InvoiceField, 'path' | 'word'>[],
  wordsOf: ReadonlyMap<string, Readonly<Record<string, string>>>,
): string[] {
  const withoutRow = paths
    .filter((path) => !withoutField.includes(path) && !fields.some((field) => field.path === path))
    .map(
      (path) =>
        `The field ${path} of the invoice has no row in model/fields.ts: add one with its word, step, kind and term.`,
    )
  const withoutWord = fields.flatMap(({ path, word }) =>
    [...wordsOf].flatMap(([language, words]) =>
      words[word]
        ? []
        : [
            `The field ${path} has no word in ${language}: add "${word}" to content/documents/${language}/tool_words.invoice-generator.json and to model/generatorWordKeys.ts.`,
          ],
    ),
  )
  return [...new Set([...withoutRow, ...withoutWord])]
}

const words = new Map(
  readdirSync('content/documents').map((language) => {
    const file = `content/documents/${language}/tool_words.invoice-generator.json`
    const { data } = readJson(file) as { data: Record<string, unknown> }
    return [language, toolWordsOf(data)] as const
  }),
)

it('each field of the invoice has a row, and its word in each language', () => {
  expect(missingIn(allPaths, invoiceFields, words)).toEqual([])
  expect(words.size).toBe(15)
})

it('a field without a row or a word is named with what to do', () => {
  const [first] = invoiceFields
  if (!first) throw new Error('No fields')
  const [path, ...rest] = missingIn(
    ['newNumber'],
    [{ ...first, path: 'newer', word: 'newer_word' as typeof first.word }],
    new Map([['de-de', {}]]),
  )
  expect(path).toBe(
    'The field newNumber of the invoice has no row in model/fields.ts: add one with its word, step, kind and term.',
  )
  expect(rest).toEqual([
    'The field newer has no word in de-de: add "newer_word" to content/documents/de-de/tool_words.invoice-generator.json and to model/generatorWordKeys.ts.',
  ])
})

it('each row is of a field that there is, once', () => {
  // `due` is of the work beside the invoice, `lines` stands for what is calculated of them.
  const known = [...allPaths, 'due', 'lines']
  expect(invoiceFields.filter(({ path }) => !known.includes(path))).toEqual([])
  expect(new Set(invoiceFields.map(({ path }) => path)).size).toBe(invoiceFields.length)
  expect(
    invoiceFields.filter(({ word }) => !(invoiceGeneratorWordKeys as readonly string[]).includes(word)),
  ).toEqual([])
})

it('each term that leads to a field is one that files have', () => {
  const termPaths = (rows: readonly Binding[], group = ''): string[] =>
    rows.flatMap(({ at, rows: inner = [], kind, options }) => {
      const path = [options?.ofInvoice ? '' : group, at].filter(Boolean).join('.')
      return [path, ...(kind === 'list' ? termPaths(inner, `${path}.*`) : [])]
    })
  const known = termPaths(bindingsOf(false))
  const isKnown = (from: string): boolean =>
    known.some((path) => path === from || path.startsWith(`${from}.`) || from === `${path}.*`)
  const froms = invoiceFields.flatMap(({ from }) => from)
  // Identifiers with a scheme are one value.
  const ofIdentifiers = /\.(?:registration|electronicAddress)\.(?:id|scheme)$/
  expect(froms.filter((from) => !isKnown(from) && !ofIdentifiers.test(from))).toEqual([])
  expect(new Set(froms).size).toBe(froms.length)
  expect(references.map(({ term }) => term)).toEqual(['order', 'buyerReference', 'contract', 'project'])
})

it.each([
  ['lines.3.allowances.0.amount', 'lines.*.discount.value'],
  ['lines.3.classifications.0', 'lines.*.name'],
  ['seller.contact', 'seller.contactName'],
  ['buyer.registration.scheme', 'buyer.registrationId'],
  ['buyer.identifiers.0', 'buyer.customerNumber'],
  ['payment.accounts.0', 'payment.iban'],
  ['payment.card', 'payment.cardNumber'],
  ['totals.taxExclusive', 'lines'],
  ['totals.due', 'prepaid'],
  ['vat.0.reason', 'exemptions.*.text'],
  ['payee.name', undefined],
])('a rule that is broken at %s leads to %s', (path, field) => {
  expect(fieldFrom(path)?.path).toBe(field)
})

it('a position or a category is no other field', () => {
  expect(fieldAt('lines.12.price')?.word).toBe('price')
  expect(fieldAt('exemptions.AE.text')?.word).toBe('legal_notes')
  expect(fieldAt('payment.iban')?.step).toBe('seller')
  expect(fieldAt('payment.terms')?.step).toBe('notes')
})
