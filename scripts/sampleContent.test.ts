import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { StoredDocument } from '../content-api'
import { parseDocument } from '../src/content/cms/document'
import { planPages, missingRoots } from '../src/content/plan/planPages'
import { readJson } from '../src/core/values/readJson'
import { benchDocuments, editedDocumentId } from './benchContent'
import { sampleDocuments } from './sampleContent'

type Field = {
  type: string
  config?: { options?: string[]; fields?: Record<string, Field>; choices?: Record<string, unknown> }
}
type Fields = Record<string, Field>

const root = path.resolve(__dirname, '..')
const readModel = <Model>(file: string): Model => readJson(path.join(root, file)) as Model

const fieldsOfType = (type: string): Fields => {
  const { json } = readModel<{ json: Record<string, Fields> }>(`customtypes/${type}/index.json`)
  return Object.assign({}, ...Object.values(json)) as Fields
}

const sliceModels = new Map(
  readdirSync(path.join(root, 'src/slices'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const model = readModel<{ id: string; variations: { id: string; primary?: Fields }[] }>(
        `src/slices/${name}/model.json`,
      )
      return [model.id, model]
    }),
)

type Slice = { slice_type: string; variation: string; primary: Record<string, unknown> }

/** Fields of a document that its model does not have, and values that do not fit their field. */
function misfits(data: Record<string, unknown>, fields: Fields, at: string): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const place = `${at}.${name}`
    const field = fields[name]
    if (!field) return [`${place} is not in the model`]
    const { type, config = {} } = field
    if (type === 'Text') return typeof value === 'string' ? [] : [`${place} is no text`]
    if (type === 'Date') return Number.isNaN(Date.parse(String(value))) ? [`${place} is no day`] : []
    if (type === 'Select') return config.options?.includes(String(value)) ? [] : [`${place}: no such option`]
    if (type === 'Number') return typeof value === 'number' ? [] : [`${place} is no number`]
    if (type === 'Boolean') return typeof value === 'boolean' ? [] : [`${place} is no boolean`]
    if (type === 'StructuredText') return Array.isArray(value) ? [] : [`${place} is no rich text`]
    if (type === 'Link') return Object(value).link_type ? [] : [`${place} is no link`]
    if (type === 'Group') {
      const entries = value as Record<string, unknown>[]
      return entries.flatMap((entry, index) => misfits(entry, config.fields ?? {}, `${place}.${index}`))
    }
    if (type === 'Slices')
      return (value as Slice[]).flatMap((one, index) => sliceMisfits(one, field, `${place}.${index}`))
    return [`${place}: the test does not know ${type}`]
  })
}

function sliceMisfits({ slice_type, variation, primary }: Slice, zone: Field, at: string): string[] {
  const model = sliceModels.get(slice_type)?.variations.find(({ id }) => id === variation)
  if (!model || !zone.config?.choices?.[slice_type]) return [`${at}: no slice ${slice_type}`]
  return misfits(primary, model.primary ?? {}, at)
}

const misfitsOf = ({ id, type, data }: StoredDocument): string[] => misfits(data, fieldsOfType(type), id)

const planOf = (documents: StoredDocument[]) =>
  planPages({ documents: documents.map(parseDocument), jobs: [], codePages: [{ path: '/us' }] })

describe('the sample set', () => {
  const documents = sampleDocuments('Sample')

  it('fits the models', () => {
    expect(documents.flatMap(misfitsOf)).toEqual([])
  })

  it('has no findings, and a root for every locale', () => {
    const { pages, findings } = planOf(documents)
    expect(findings).toEqual([])
    expect(missingRoots(pages, [{ path: '/us' }])).toEqual([])
  })

  it('names its set in its titles', () => {
    const home = documents.find(({ id }) => id === 'fr-fr.homepage')
    expect(home?.data['title']).toBe('Sample homepage of fr-fr')
  })
})

describe('the bench set', () => {
  const documents = benchDocuments(300)

  it('has as many documents as requested, each of the models', () => {
    expect(documents).toHaveLength(300)
    expect(documents.flatMap(misfitsOf)).toEqual([])
    expect(new Set(documents.map(({ id }) => id)).size).toBe(300)
  })

  it('can be in one repository: no two documents of a type and language have the same uid', () => {
    const named = documents.filter(({ uid }) => uid)
    expect(new Set(named.map(({ type, lang, uid }) => `${type} ${lang} ${uid}`)).size).toBe(named.length)
  })

  it('has no findings, and one page for the document that is edited', () => {
    const { pages, findings } = planOf(documents)
    expect(findings).toEqual([])
    expect(pages.filter(({ documentId }) => documentId === editedDocumentId)).toHaveLength(1)
  })

  it('is refused when it would be smaller than the sample', () => {
    expect(() => benchDocuments(10)).toThrow('at least')
  })
})
