import { isRecord } from '../../core/values/record'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { ContentModels, FieldModel, FieldModels } from './models'

/** One field of a document with the model that describes it. */
export type ModelledField = { path: string; name: string; model: FieldModel; value: unknown }

export type ModelledDocument = {
  document: CmsDocument
  /** In the order of the document, groups and slices opened. */
  fields: ModelledField[]
  /** What is in the document and in no model. */
  findings: ContentFinding[]
}

/** Pairs every field of a document with its model; what has no model becomes a finding. Pure. */
export function modelledDocument(document: CmsDocument, models: ContentModels): ModelledDocument {
  const fields: ModelledField[] = []
  const findings: ContentFinding[] = []
  const report = (path: string, message: string): void =>
    void findings.push(findingIn(document, path, message))

  const visitFields = (values: Record<string, unknown>, fieldModels: FieldModels, path: string): void => {
    for (const [name, value] of Object.entries(values)) {
      const model = fieldModels.get(name)
      const fieldPath = `${path}.${name}`
      if (!model) {
        report(fieldPath, 'the model has no such field')
        continue
      }
      fields.push({ path: fieldPath, name, model, value })
      if (model.type === 'Group') visitGroup(value, model.fields, fieldPath)
      if (model.type === 'Slices') visitSlices(value, model.choices, fieldPath)
    }
  }
  const visitGroup = (value: unknown, fieldModels: FieldModels, path: string): void => {
    if (!Array.isArray(value)) return
    value.forEach((entry: unknown, index) => {
      if (isRecord(entry)) visitFields(entry, fieldModels, `${path}.${index}`)
      else report(`${path}.${index}`, 'an entry of a group must be an object')
    })
  }
  const visitSlices = (value: unknown, choices: readonly string[], path: string): void => {
    if (!Array.isArray(value)) return
    value.forEach((slice: unknown, index) => {
      const slicePath = `${path}.${index}`
      const { slice_type: id, variation, primary, items } = isRecord(slice) ? slice : {}
      const variations = typeof id === 'string' ? models.slices.get(id) : undefined
      if (!variations) return report(slicePath, `no model for the slice "${String(id)}"`)
      if (!choices.includes(String(id))) {
        report(slicePath, `the type "${document.type}" does not take the slice "${String(id)}"`)
      }
      const model = variations.get(String(variation))
      if (!model)
        return report(slicePath, `the slice "${String(id)}" has no variation "${String(variation)}"`)
      if (isRecord(primary)) visitFields(primary, model.primary, `${slicePath}.primary`)
      visitGroup(items, model.items, `${slicePath}.items`)
    })
  }

  const type = models.types.get(document.type)
  if (type) visitFields(document.data, type.fields, 'data')
  else report('type', `no model for the type "${document.type}"`)
  return { document, fields, findings }
}
