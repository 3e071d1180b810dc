/** Parts of an e-invoice that the form has no field for, as a visitor calls them. */
import type { InvoiceWords } from './InvoiceContext'

type UnsupportedPart = Exclude<
  {
    [Key in keyof InvoiceWords]: Key extends `lost_${infer Part}` ? Part : never
  }[keyof InvoiceWords],
  'repeated' | 'other'
>

const parts: Readonly<Record<UnsupportedPart, readonly string[]>> = {
  payee: ['BG-10'],
  representative: ['BG-11'],
  attachments: ['BG-24'],
  accounts: ['BG-17'],
  preceding: ['BG-3'],
  references: [
    'BT-14',
    'BT-29',
    'BT-46',
    'BT-71',
    'BT-15',
    'BT-16',
    'BT-17',
    'BT-18',
    'BT-19',
    'BT-128',
    'BT-132',
    'BT-133',
  ],
  item_details: [
    'BT-127',
    'BT-139',
    'BG-26',
    'BT-147',
    'BT-148',
    'BT-156',
    'BT-157',
    'BT-158',
    'BT-159',
    'BG-32',
  ],
  dates: ['BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74'],
  item_charges: ['BG-28'],
  codes: ['BT-3', 'BT-5', 'BT-6', 'BT-81', 'BT-130', 'BT-151'],
  tax_point: ['BT-7', 'BT-8'],
  payment_details: ['BT-82', 'BT-88'],
  reason_codes: ['BT-98', 'BT-105', 'BT-140'],
  note_subjects: ['BT-21'],
}

/** How many elements without a term are named; a file can have thousands. */
const maxElements = 20

const isTerm = (name: string): boolean => /^B[TG]-\d+$/.test(name)

/**
 * The terms of EN 16931 that were left out, by their names and numbers: `attachments (BG-24)`. A term that has no name
 * is given by its number. `unread` is what the file has beyond the terms that were read (`ReadTerms`).
 */
export function namesOfUnsupported(
  unsupported: readonly string[],
  words: InvoiceWords,
  htmlLang: string,
  unread: readonly string[] = [],
): string {
  const named = Object.entries(parts).flatMap(([part, terms]) => {
    const there = unsupported.filter((term) => terms.includes(term))
    return there.length > 0 ? [`${words[`lost_${part as UnsupportedPart}`]} (${there.join(', ')})`] : []
  })
  const known = Object.values(parts).flat()
  const repeated = unread.filter(isTerm)
  const elements = unread.filter((name) => !isTerm(name))
  const more = elements.length > maxElements ? ['…'] : []
  return new Intl.ListFormat(htmlLang).format([
    ...named,
    ...unsupported.filter((term) => !known.includes(term)),
    ...(repeated.length > 0 ? [`${words.lost_repeated} (${repeated.join(', ')})`] : []),
    ...(elements.length > 0
      ? [`${words.lost_other} (${[...elements.slice(0, maxElements), ...more].join(', ')})`]
      : []),
  ])
}
