import { isRecord } from '../../core/values/record'

/** The text of a field of any kind: of a rich text all blocks together; empty for anything else. */
export function fieldText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return ''
  return value
    .map((block: unknown) => (isRecord(block) && typeof block['text'] === 'string' ? block['text'] : ''))
    .join(' ')
    .trim()
}
