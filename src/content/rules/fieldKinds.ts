import { isDay, isMoment } from '../../core/values/day'
import { isRecord } from '../../core/values/record'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { ModelledDocument } from './modelledFields'
import type { FieldModel } from './models'

type KindFinding = { path: string; message: string }

/** The check for a value of each simple kind, and its name in messages. */
const simpleKinds: Partial<Record<FieldModel['type'], [(value: unknown) => boolean, string]>> = {
  UID: [(value) => typeof value === 'string', 'a text'],
  Text: [(value) => typeof value === 'string', 'a text'],
  Color: [(value) => typeof value === 'string', 'a colour'],
  Number: [(value) => typeof value === 'number', 'a number'],
  Boolean: [(value) => typeof value === 'boolean', 'true or false'],
  Date: [isDay, 'a day of the calendar, YYYY-MM-DD'],
  Timestamp: [isMoment, 'a time of a day of the calendar with its offset, YYYY-MM-DDThh:mm:ss+0000'],
  Image: [isRecord, 'an image'],
  Embed: [isRecord, 'an embed'],
  Group: [Array.isArray, 'a list of entries'],
  Slices: [Array.isArray, 'a list of slices'],
}

function linkFindings(value: unknown, customTypes: readonly string[] | undefined): string[] {
  if (!isRecord(value)) return ['must be a link']
  const { link_type: kind, url, id, type } = value
  if (kind === 'Any') return []
  if (kind === 'Web' || kind === 'Media') return typeof url === 'string' && url ? [] : ['the link has no url']
  if (kind !== 'Document') return [`"${String(kind)}" is no kind of link`]
  if (typeof id !== 'string') return ['the link names no document']
  return customTypes && !customTypes.includes(String(type))
    ? [`a link to ${customTypes.join(' or ')} is wanted, not to ${String(type)}`]
    : []
}

function richTextFindings(value: unknown, blocks: readonly string[], single: boolean): KindFinding[] {
  if (!Array.isArray(value)) return [{ path: '', message: 'must be rich text, a list of blocks' }]
  const findings = value.flatMap((block: unknown, index): KindFinding[] => {
    if (!isRecord(block) || typeof block['type'] !== 'string') {
      return [{ path: `.${index}`, message: 'must be a block of rich text' }]
    }
    const spans = Array.isArray(block['spans']) ? block['spans'].filter(isRecord) : []
    return [
      ...(blocks.includes(block['type'])
        ? []
        : [{ path: `.${index}`, message: `the model does not allow "${block['type']}" here` }]),
      ...spans
        .filter(({ type }) => !blocks.includes(String(type)))
        .map(({ type }) => ({
          path: `.${index}.spans`,
          message: `the model does not allow "${String(type)}" here`,
        })),
    ]
  })
  return single && value.length > 1
    ? [...findings, { path: '', message: `one block is wanted, not ${value.length}` }]
    : findings
}

function kindFindings(model: FieldModel, value: unknown): KindFinding[] {
  if (value === null) return []
  const here = (message: string): KindFinding[] => [{ path: '', message }]
  switch (model.type) {
    case 'Select':
      return typeof value === 'string' && model.options.includes(value)
        ? []
        : here(`${JSON.stringify(value)} is not one of ${model.options.join(', ')}`)
    case 'StructuredText':
      return richTextFindings(value, model.blocks, model.single)
    case 'Link':
      return linkFindings(value, model.customTypes).flatMap(here)
    default: {
      const [matches, description] = simpleKinds[model.type] ?? []
      return matches && !matches(value) ? here(`must be ${description ?? model.type}`) : []
    }
  }
}

/**
 * Fields no model has, values of another kind than their model's, choices outside a Select, and rich text blocks
 * or marks that the model does not allow.
 */
export function fieldKindFindings(documents: readonly ModelledDocument[]): ContentFinding[] {
  return documents.flatMap(({ document, fields, findings }) => [
    ...findings,
    ...fields.flatMap(({ path, model, value }) =>
      kindFindings(model, value).map((found) => findingIn(document, `${path}${found.path}`, found.message)),
    ),
  ])
}
