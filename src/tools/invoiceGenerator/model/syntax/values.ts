/** Values of the semantic model by their paths, for the table of bindings. */
import { isRecord } from '../../../../core/values/record'
import type { Identifier } from '../semantic'

const keysOf = (at: string): readonly string[] => (at ? at.split('.') : [])

/** What is at a path; the value itself for an empty one. */
export const valueAt = (from: unknown, at: string): unknown =>
  keysOf(at).reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), from)

export function textAt(from: unknown, at: string): string | undefined {
  const value = valueAt(from, at)
  return typeof value === 'string' ? value : undefined
}

export function identifierAt(from: unknown, at: string): Identifier | undefined {
  const value = valueAt(from, at)
  if (!isRecord(value) || typeof value['id'] !== 'string') return undefined
  const version = textAt(value, 'version')
  return { id: value['id'], scheme: textAt(value, 'scheme'), ...(version && { version }) }
}

/** The part at a path, which is made when it is not there. */
export const partAt = (from: Record<string, unknown>, at: string): Record<string, unknown> =>
  keysOf(at).reduce((part, key) => {
    const inner = part[key]
    if (isRecord(inner)) return inner
    const made: Record<string, unknown> = {}
    part[key] = made
    return made
  }, from)

/** Sets what is at a path. */
export function setAt(from: Record<string, unknown>, at: string, value: unknown): void {
  const keys = keysOf(at)
  const last = keys.at(-1)
  if (last === undefined) Object.assign(from, value)
  else partAt(from, keys.slice(0, -1).join('.'))[last] = value
}
