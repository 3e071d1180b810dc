/** What a visitor changed in the form, brought into the invoice of the file that was opened. */
import { isRecord } from '../../../../core/values/record'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** Whether two values of the semantic model are the same; what is undefined or empty is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (isEmpty(a) && isEmpty(b))) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

/** An identifier is changed as a whole: its scheme is not that of another. */
const isIdentifier = (value: unknown): boolean =>
  isRecord(value) && 'id' in value && Object.keys(value).every((key) => /^(?:id|scheme|version)$/.test(key))

function mergeLists(
  file: readonly unknown[],
  before: readonly unknown[],
  now: readonly unknown[],
): unknown[] {
  const kept = file.flatMap((entry, index) => {
    if (index >= before.length) return [entry]
    return index < now.length ? [merge(entry, before[index], now[index])] : []
  })
  return [...kept, ...now.slice(Math.min(before.length, file.length))]
}

/**
 * A part of the file with what differs between the form as it was filled from the file (`before`) and the form as it is
 * (`now`); everything else is as the file has it. Entries of lists are told by their position.
 */
export function merge(file: unknown, before: unknown, now: unknown): unknown {
  if (isSame(before, now)) return file
  if (Array.isArray(before) && Array.isArray(now))
    return mergeLists(Array.isArray(file) ? (file as unknown[]) : [], before, now)
  const isPart = [file, before, now].every((value) => value === undefined || isRecord(value))
  if (!isPart || isIdentifier(now) || isIdentifier(before)) return now
  const parts = [file, before, now].map((value) => (isRecord(value) ? value : {}))
  const [ofFile = {}, ofBefore = {}, ofNow = {}] = parts
  const keys = new Set(parts.flatMap((part) => Object.keys(part)))
  const merged = Object.fromEntries(
    [...keys].map((key) => [key, merge(ofFile[key], ofBefore[key], ofNow[key])]),
  )
  return isEmpty(merged) ? undefined : merged
}
