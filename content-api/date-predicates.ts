/** The `date.*` predicates. Calendar parts are those of UTC, as in Prismic. */

type DateTest = (time: number) => boolean
type DateArgument = string | number

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
// prettier-ignore
const months = [
  'january', 'february', 'march', 'april', 'may', 'june',
  'july', 'august', 'september', 'october', 'november', 'december',
]

type Part = { of: (date: Date) => number; names?: readonly string[] }

const parts: Record<string, Part> = {
  'day-of-month': { of: (date) => date.getUTCDate() },
  'day-of-week': { of: (date) => date.getUTCDay() || 7, names: days },
  month: { of: (date) => date.getUTCMonth() + 1, names: months },
  year: { of: (date) => date.getUTCFullYear() },
  hour: { of: (date) => date.getUTCHours() },
}

/** Milliseconds of a date, timestamp or epoch number; NaN when it is not one. */
export const timeOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : NaN

/**
 * The test of a `date.*` predicate on a time. Undefined for an unknown predicate or unsuitable arguments. `after` and
 * `before` exclude the given time, `between` includes both ends.
 */
export function dateTest(operator: string, args: readonly DateArgument[]): DateTest | undefined {
  const [first = NaN, second = NaN] = args
  if (operator === 'date.between') {
    const [start, end] = [timeOf(first), timeOf(second)]
    return valid(args.length === 2, start, end) ? (time) => time >= start && time <= end : undefined
  }
  if (operator === 'date.after' || operator === 'date.before') {
    const limit = timeOf(first)
    if (!valid(args.length === 1, limit)) return undefined
    return operator === 'date.after' ? (time) => time > limit : (time) => time < limit
  }
  const [, partName = '', comparison] = /^date\.(.+?)(?:-(after|before))?$/.exec(operator) ?? []
  const part = Object.hasOwn(parts, partName) ? parts[partName] : undefined
  if (!part || (partName === 'year' && comparison)) return undefined
  const wanted = numberOf(part, first)
  if (!valid(args.length === 1, wanted)) return undefined
  return (time) => {
    const actual = part.of(new Date(time))
    return comparison === 'after'
      ? actual > wanted
      : comparison === 'before'
        ? actual < wanted
        : actual === wanted
  }
}

const valid = (arity: boolean, ...numbers: number[]): boolean => arity && !numbers.some(Number.isNaN)

/** `2`, `"2"`, `"Tuesday"` and `"tue"` are the same day. */
function numberOf(part: Part, argument: DateArgument): number {
  if (typeof argument === 'number') return argument
  const text = argument.trim().toLowerCase()
  const index = part.names?.findIndex((name) => name === text || name.slice(0, 3) === text) ?? -1
  return index >= 0 ? index + 1 : text === '' ? NaN : Number(text)
}
