import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { mapDeep, type CmsDocument } from '../cms/document'
import { entriesOf, isRecord, textOf } from '../cms/fields'
import { planIds } from '../cms/plans'
import { vatRateData } from '../tools/vat/model/vatRateData'

/** Numbers from two to twelve in words, in this order; several forms with a bar between them. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  da: ['to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  fi: [
    ...['kaksi|kahdessa', 'kolme|kolmessa', 'neljä|neljässä', 'viisi|viidessä', 'kuusi|kuudessa'],
    ...['seitsemän', 'kahdeksan', 'yhdeksän', 'kymmenen', 'yksitoista', 'kaksitoista'],
  ],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  nb: ['to', 'tre', 'fire', 'fem', 'seks', 'sju|syv', 'åtte', 'ni', 'ti', 'elleve', 'tolv'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  pt: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  sv: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
}

type Counted = {
  /** What is counted, for the finding. */
  name: string
  /** As it follows a number, by language. */
  nouns: Readonly<Record<string, string>>
  /** How many there are where the document is shown; undefined for a document whose texts count something else. */
  count: (document: CmsDocument) => number | undefined
}

const countries = {
  ...{ da: 'lande', de: 'Ländern?', en: 'countries', es: 'países', fi: 'maa(?:n|ta|ssa)', fr: 'pays' },
  ...{ it: 'Paesi', nb: 'land', nl: 'landen', pt: 'países', sv: 'länder' },
}

const slicesOf = ({ data }: CmsDocument): Record<string, unknown>[] => entriesOf(data['slices'])

/** The rows of the tables on a page. */
const tableRows = (document: CmsDocument): number =>
  slicesOf(document)
    .filter(({ slice_type: type }) => type === 'comparison_table')
    .reduce((sum, { primary }) => sum + entriesOf(isRecord(primary) ? primary['rows'] : []).length, 0)

/** What pages count in words or digits, of which it is known how many there are. */
const countedThings: readonly Counted[] = [
  {
    name: 'plans',
    nouns: {
      ...{ da: 'planer', de: 'Tarife', en: 'plans', es: 'planes', fi: 'pakettia', fr: 'formules' },
      ...{ it: 'piani', nb: 'planer', nl: 'pakketten', pt: 'planos', sv: 'planer' },
    },
    count: ({ data }) => entriesOf(data['offered_plans']).length || planIds.length,
  },
  {
    name: 'countries with VAT rates',
    nouns: countries,
    count: ({ uid }) => (uid === 'vat-calculator' ? Object.keys(vatRateData).length : undefined),
  },
  {
    name: 'countries in the table',
    nouns: countries,
    count: (document) => (document.uid === 'e-invoicing' ? tableRows(document) : undefined),
  },
  {
    name: 'flows',
    nouns: { en: 'flows' },
    count: ({ type, data }) => (type === 'explore_product' ? entriesOf(data['flows']).length : undefined),
  },
]

/** The number that a text writes, in digits or words of the language; undefined for another word. */
function valueOf(written: string, words: readonly string[]): number | undefined {
  if (/^\d+$/.test(written)) return Number(written)
  const index = words.findIndex((forms) => forms.split('|').includes(written.toLowerCase()))
  return index < 0 ? undefined : index + 2
}

/** Two of several are compared or chosen from: that counts nothing. */
const isPair = (stated: number | undefined, actual: number): boolean => stated === 2 && actual > 2

/**
 * Numbers in texts that are not those of what the site shows: "Three plans" where there are four. Texts may write such a
 * number; this rule counts. Entries with a day are left out, since news say what was true then.
 */
export const writtenCountFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const code = document.lang.split('-')[0] ?? ''
    const words = numberWords[code]
    if (!words) return []
    return countedThings.flatMap(({ name, nouns, count }) => {
      const [noun, actual] = [nouns[code], count(document)]
      if (noun === undefined || actual === undefined) return []
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}.-])(\\d+|${words.join('|')})[\\s\\u00a0\\u202f](?:${noun})(?![\\p{L}\\p{N}])`,
        'giu',
      )
      const findings: ContentFinding[] = []
      mapDeep(
        document.data,
        (value, path) => {
          if (isRecord(value) && textOf(value['day'])) return value
          if (typeof value !== 'string') return undefined
          for (const [written, number = ''] of value.matchAll(pattern)) {
            const stated = valueOf(number, words)
            if (stated !== actual && !isPair(stated, actual))
              findings.push(findingIn(document, path, `"${written}": there are ${actual} ${name}`))
          }
          return undefined
        },
        'data',
      )
      return findings
    })
  })
