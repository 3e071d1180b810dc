import { isRecord } from '../../../core/values/record'

/** Which texts a field takes: those of a list, or what a function makes of one; undefined for one that it cannot take. */
type Check = readonly string[] | ((text: string) => string | undefined)

/** By the name of a field, or by its path where several have one name: `amount.kind`; `*` for all other texts. */
export type Checks = Readonly<Record<string, Check>>

/** An object whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** The longest text of a field that has no check. */
const maxText = 20_000

let losses = 0

/** What a reader makes of a value, and whether all of the value is in it. The reader uses the functions of this file. */
export function readWhole<Value>(read: () => Value): { value: Value; isWhole: boolean } {
  const before = losses
  const value = read()
  return { value, isWhole: losses === before }
}

/** Notes that something of what is read is left out. */
export function noteLoss(): void {
  losses += 1
}

/** Characters that no XML document may have (XML 1.0, production 2), lone halves of pairs among them. */
const notInXml =
  // oxlint-disable-next-line no-control-regex -- these are the characters it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text without the characters that cannot be in a file. */
export const cleanText = (text: string): string => text.replace(notInXml, '')

/** A check for texts of limited length: what is longer is cut. */
export const upTo =
  (length: number) =>
  (text: string): string => {
    if (text.length > length) noteLoss()
    return cleanText(text.slice(0, length))
  }

function readText(template: string, value: unknown, check: Check = upTo(maxText)): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text === 'string') {
    const taken = typeof check === 'function' ? check(text) : check.find((one) => one === text)
    if (taken !== undefined) return taken
  }
  if (value !== '') noteLoss()
  return template
}

/**
 * A value of the shape of a template. Fields that are missing, of another kind or refused by their check are those of the
 * template; lists are too, `readList` reads them. Never throws.
 */
export function readLike<Template>(
  template: Template,
  value: unknown,
  checks: Checks = {},
  path = '',
): Template {
  if (value === undefined || Array.isArray(template)) return template
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (typeof template === 'string')
    return readText(template, value, checks[path] ?? checks[name] ?? checks['*']) as Template
  const isSame = isRecord(template) ? isRecord(value) : typeof value === typeof template
  if (!isSame) {
    noteLoss()
    return template
  }
  if (!isRecord(template)) return value as Template
  const given = value as Fields
  return Object.fromEntries(
    Object.entries(template).map(([key, part]) => [
      key,
      readLike(
        part,
        Object.hasOwn(given, key) ? given[key] : undefined,
        checks,
        path ? `${path}.${key}` : key,
      ),
    ]),
  ) as Template
}

/** The entries of a list, up to a number; `read` gives undefined for an invalid entry. */
export function readList<Entry>(
  value: unknown,
  most: number,
  read: (entry: unknown, index: number) => Entry | undefined,
): Entry[] {
  if (!Array.isArray(value)) {
    if (value !== undefined) noteLoss()
    return []
  }
  const entries = (value as unknown[]).map(read).filter((entry) => entry !== undefined)
  const kept = entries.slice(0, most)
  if (kept.length < value.length) noteLoss()
  return kept
}
