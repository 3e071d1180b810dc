/** Reads the fields of a job board whose values are texts for people: places, employment, pay. Pure. */
import { getAlpha2Code, registerLocale } from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json'
import type { EmploymentType, Job, JobPlace, PayUnit } from '../cms/job'

/** An office of the board: `{ name: 'London', location: 'London, United Kingdom' }`. */
export type BoardOffice = { name: string; location?: string | null }
/** A field that a company has added to its jobs. */
export type BoardMetadata = { name: string; value?: unknown }
/** One range of the board's pay transparency. */
export type BoardPay = {
  min_cents?: number | null
  max_cents?: number | null
  currency_type?: string | null
  title?: string | null
  blurb?: string | null
}

registerLocale(english)

/** The ISO 3166-1 code of a country's English name; undefined for anything else, a continent for example. */
const countryCode = (name: string): string | undefined => getAlpha2Code(name, 'en')

const isRemoteName = (text: string): boolean => /\bremote\b|\bwork from home\b|\bhome office\b/i.test(text)

const partsOf = (text: string): string[] =>
  text
    .split(/[,;:()/]|\bor\b/)
    // Some countries have the word in their name.
    .flatMap((part) => (countryCode(part.trim()) ? [part] : part.split(/\band\b/)))
    .map((part) => part.trim())
    .filter(Boolean)

function placeOf({ name, location }: BoardOffice): JobPlace {
  const address = location?.trim() || name
  const parts = partsOf(address)
  if (isRemoteName(name) || isRemoteName(address)) {
    return { name: name.trim(), isRemote: true, countries: parts.flatMap((part) => countryCode(part) ?? []) }
  }
  const country = countryCode(parts.at(-1) ?? '')
  const [locality] = country && parts.length === 1 ? [] : parts
  return {
    name: name.trim(),
    isRemote: false,
    ...(locality ? { locality } : {}),
    countries: country ? [country] : [],
  }
}

/** The places of a job: its offices, or its location where the board names no office. */
export function placesOf(offices: readonly BoardOffice[], location: string): JobPlace[] {
  if (offices.length > 0) return offices.map(placeOf)
  return location.trim() ? [placeOf({ name: location })] : []
}

/** Words of companies for the kinds of employment, in the order in which they are looked for. */
const employmentWords: readonly [RegExp, EmploymentType][] = [
  [/\bintern(?:ship)?\b|\bworking student\b/, 'INTERN'],
  [/\bvolunteer/, 'VOLUNTEER'],
  [/\bper diem\b/, 'PER_DIEM'],
  [/\bcontract(?:or)?\b|\bfreelance/, 'CONTRACTOR'],
  [/\btemporary\b|\bfixed term\b/, 'TEMPORARY'],
  [/\bpart time\b/, 'PART_TIME'],
  [/\bfull time\b/, 'FULL_TIME'],
]

/** The employment in a field of the company called "Employment type", "Time type" or "Contract type". */
export function employmentOf(metadata: readonly BoardMetadata[]): Job['employment'] {
  const field = metadata.find(({ name }) => /^(?:employment|time|contract) type$/i.test(name.trim()))
  const text = typeof field?.value === 'string' ? field.value.trim() : ''
  if (!text) return undefined
  const words = text.toLowerCase().replace(/[^a-z]+/g, ' ')
  const type = employmentWords.find(([pattern]) => pattern.test(words))?.[1]
  return type ? { text, type } : { text }
}

const payWords: readonly [RegExp, PayUnit][] = [
  [/\bhour/, 'HOUR'],
  [/\b(?:day|daily)\b/, 'DAY'],
  [/\bweek/, 'WEEK'],
  [/\bmonth/, 'MONTH'],
  [/\byear|\bannual|\bannum\b/, 'YEAR'],
]

/**
 * The pay of a job from the lowest to the highest of its ranges. Undefined when a range has no amount, when the ranges
 * differ in currency or unit, and when title and text of a range do not say what is paid: the board has no field for it.
 */
export function payOf(ranges: readonly BoardPay[]): Job['pay'] {
  const pays = ranges.map(({ min_cents, max_cents, currency_type, title, blurb }) => {
    const words = `${title ?? ''} ${blurb ?? ''}`.toLowerCase()
    const unit = payWords.find(([pattern]) => pattern.test(words))?.[1]
    const min = min_cents ?? max_cents
    const max = max_cents ?? min_cents
    const currency = currency_type?.trim().toUpperCase() ?? ''
    if (!unit || !min || !max || min > max || !/^[A-Z]{3}$/.test(currency)) return undefined
    return { min, max, currency, unit }
  })
  const [first] = pays
  if (!first) return undefined
  const isSame = (pay: Job['pay']): pay is NonNullable<Job['pay']> =>
    pay?.currency === first.currency && pay.unit === first.unit
  const same = pays.filter(isSame)
  if (same.length < pays.length) return undefined
  return {
    ...first,
    min: Math.min(...same.map(({ min }) => min)),
    max: Math.max(...same.map(({ max }) => max)),
  }
}
