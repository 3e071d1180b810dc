import { memoizeByText } from '../cms/memoize'

/*
 * Whole numbers as texts write them, in digits or in the words of a content language, from two to ninety-nine: one is also
 * an article in most languages, and larger numbers are written in digits.
 */

type Words = {
  /** One to nine; several forms with a bar between them. */
  units: string
  /** Ten to nineteen. */
  teens: string
  /** Twenty, thirty … ninety. */
  tens: string
  /** The forms of a number between two tens. */
  compound: (ten: string, unit: string) => string[]
}

const together = (ten: string, unit: string): string[] => [`${ten}${unit}`]

const danish: Words = {
  units: 'en|et to tre fire fem seks syv otte ni',
  teens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
  tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
  compound: (ten, unit) => [`${unit}og${ten}`],
}

const german: Words = {
  units: 'ein zwei|zweier drei|dreier|dreien vier fünf sechs sieben acht neun',
  teens: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
  compound: (ten, unit) => [`${unit}und${ten}`],
}

const english: Words = {
  units: 'one two three four five six seven eight nine',
  teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  compound: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
}

const spanish: Words = {
  units: 'un|uno|una|ún dos|dós tres|trés cuatro cinco seis|séis siete ocho nueve',
  teens: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  compound: (ten, unit) => (ten === 'veinte' ? [`veinti${unit}`] : [`${ten} y ${unit}`]),
}

const french: Words = {
  units: 'un|une deux trois quatre cinq six sept huit neuf',
  teens: 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante septante|soixante-dix quatre-vingts|quatre-vingt nonante|quatre-vingt-dix',
  compound: (ten, unit) => [`${ten}-${unit}`, `${ten} et ${unit}`, `${ten}-et-${unit}`],
}

const italian: Words = {
  units: 'uno|un due tre|tré quattro cinque sei sette otto nove',
  teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  compound: (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`],
}

const norwegian: Words = {
  units: 'en|én|ett to tre fire fem seks sju|syv åtte ni',
  teens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
  tens: 'tjue|tyve tretti|tredve førti femti seksti sytti åtti nitti',
  compound: together,
}

const dutch: Words = {
  units: 'een|één twee drie vier vijf zes zeven acht negen',
  teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  compound: (ten, unit) => [`${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`],
}

const portuguese: Words = {
  units: 'um|uma dois|duas três quatro cinco seis sete oito nove',
  teens:
    'dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  compound: (ten, unit) => [`${ten} e ${unit}`],
}

const swedish: Words = {
  units: 'en|ett två tre fyra fem sex sju åtta nio',
  teens: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
  tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  compound: together,
}

const split = (list: string): string[][] => list.split(' ').map((forms) => forms.split('|'))

function formsOf({ units, teens, tens, compound }: Words): Map<string, number> {
  const forms = new Map<string, number>()
  const add = (number: number, list: readonly string[]): void => {
    for (const form of list) if (!forms.has(form)) forms.set(form, number)
  }
  const below10 = split(units)
  for (const [index, list] of below10.entries()) if (index > 0) add(index + 1, list)
  for (const [index, list] of split(teens).entries()) add(index + 10, list)
  for (const [index, list] of split(tens).entries()) {
    add((index + 2) * 10, list)
    for (const ten of list)
      for (const [unit, words] of below10.entries())
        for (const word of words) add((index + 2) * 10 + unit + 1, compound(ten, word))
  }
  return forms
}

/** Finnish numbers are inflected in each of their parts: `kolmessakymmenessäviidessä`. */
function finnishForms(): Map<string, number> {
  const cases = (nominative: string, partitive: string, stem: string, into: string): string[] => {
    const a = /[äöy]/.test(nominative) || /^(?:viisi|kymmenen)$/.test(nominative) ? 'ä' : 'a'
    const endings = [`ss${a}`, `st${a}`, `ll${a}`, `lt${a}`, 'lle', 'ksi']
    const genitive = nominative.endsWith('n') ? nominative : `${stem}n`
    return [nominative, genitive, partitive, into, ...endings.map((ending) => `${stem}${ending}`)]
  }
  const units = [
    cases('yksi', 'yhtä', 'yhde', 'yhteen'),
    cases('kaksi', 'kahta', 'kahde', 'kahteen'),
    cases('kolme', 'kolmea', 'kolme', 'kolmeen'),
    cases('neljä', 'neljää', 'neljä', 'neljään'),
    cases('viisi', 'viittä', 'viide', 'viiteen'),
    cases('kuusi', 'kuutta', 'kuude', 'kuuteen'),
    cases('seitsemän', 'seitsemää', 'seitsemä', 'seitsemään'),
    cases('kahdeksan', 'kahdeksaa', 'kahdeksa', 'kahdeksaan'),
    cases('yhdeksän', 'yhdeksää', 'yhdeksä', 'yhdeksään'),
  ]
  const ten = cases('kymmenen', 'kymmentä', 'kymmene', 'kymmeneen')
  const forms = new Map<string, number>(ten.map((form) => [form, 10]))
  for (const [index, list] of units.entries()) {
    const unit = index + 1
    for (const [which, form] of list.entries()) {
      if (unit > 1) forms.set(form, unit)
      forms.set(`${form}toista`, 10 + unit)
      if (unit === 1) continue
      const tens = `${form}${which === 0 ? 'kymmentä' : (ten[which] ?? '')}`
      forms.set(tens, unit * 10)
      for (const [more, moreForms] of units.entries())
        forms.set(`${tens}${moreForms[which] ?? ''}`, unit * 10 + more + 1)
    }
  }
  return forms
}

const languages: Readonly<Record<string, () => Map<string, number>>> = {
  da: () => formsOf(danish),
  de: () => formsOf(german),
  en: () => formsOf(english),
  es: () => formsOf(spanish),
  fi: finnishForms,
  fr: () => formsOf(french),
  it: () => formsOf(italian),
  nb: () => formsOf(norwegian),
  nl: () => formsOf(dutch),
  pt: () => formsOf(portuguese),
  sv: () => formsOf(swedish),
}

export type NumberWords = {
  /** Source of a regular expression: a number in words or digits, with thousands separated or not. */
  source: string
  /** The number that was matched. */
  valueOf: (written: string) => number
  /** Whether a text may have a number: a digit, or a word that is one or begins one. Cheaper than the expression. */
  isIn: (text: string) => boolean
}

const wordsOfLanguage = memoizeByText((code) => {
  const forms = languages[code]?.()
  return forms && numberWords(forms)
})

/** The numbers of a content language, `de-de`; undefined for a language without words here. */
export const numberWordsOf = (lang: string): NumberWords | undefined => wordsOfLanguage(lang.split('-')[0] ?? '')

function numberWords(forms: Map<string, number>): NumberWords {
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length)
  const firstWords = new Set(longestFirst.map((form) => form.split(/[ -]/)[0] ?? form))
  const separated = '\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?!\\d)'
  return {
    source: `(?:${separated}|\\d+|${longestFirst.join('|')})`,
    valueOf: (written) => forms.get(written.toLowerCase()) ?? Number(written.replace(/\D/g, '')),
    isIn: (text) =>
      /\d/.test(text) || (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => firstWords.has(word)),
  }
}
