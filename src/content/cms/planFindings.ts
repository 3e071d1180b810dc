import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf } from './fields'
import { offerFindings } from './offerFindings'
import { planEntries, planIds } from './plans'
import { planTextFindings } from './planTexts'

/** What is missing or wrong in the words for the plans of one content language, its `product_plans` document. */
export function planFindings(document: CmsDocument): ContentFinding[] {
  const findings: ContentFinding[] = []
  const report = (field: string, message: string): void => {
    findings.push(findingIn(document, field, message))
  }
  for (const { entry, field } of planEntries(document, report)) {
    const name = textOf(entry['name'])
    if (name.trim() === '') report(`${field}.name`, 'the plan has no name: write one')
    if (name.includes('{')) report(`${field}.name`, `"${name}" has a token: write the name itself`)
    if (textOf(entry['description']).trim() === '')
      report(`${field}.description`, 'the plan has no description: write one')
  }
  const ids = new Set<string>()
  entriesOf(document.data['features']).forEach((entry, index) => {
    const field = `data.features.${index}`
    const id = textOf(entry['feature_id'])
    if (!/^[a-z][a-z0-9-]*$/.test(id))
      report(`${field}.feature_id`, `"${id}" is no id: use small letters, digits and hyphens`)
    if (ids.has(id)) report(`${field}.feature_id`, `"${id}" is there twice: give each feature its own id`)
    ids.add(id)
    for (const name of ['name', ...planIds]) {
      if (textOf(entry[name]).trim() === '')
        report(`${field}.${name}`, name === 'name' ? 'write a name' : 'write "yes", "no" or a text')
    }
  })
  if (ids.size === 0) report('data.features', 'the comparison is empty: add the features')
  return [...findings, ...planTextFindings(document), ...offerFindings(document)]
}
