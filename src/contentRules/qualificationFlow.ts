import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'
import { fieldText } from './fieldText'

/** Options of a qualification flow that lead to no step and no outcome, and ids that two of them share. */
export function qualificationFlowFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'qualification_flow')
    .flatMap((document) => {
      const steps = entriesOf(document.data['steps'])
      const places = [
        ...steps.map((step, index) => ({
          id: fieldText(step['step_id']),
          path: `data.steps.${index}.step_id`,
        })),
        ...entriesOf(document.data['outcomes']).map((outcome, index) => ({
          id: fieldText(outcome['outcome_id']),
          path: `data.outcomes.${index}.outcome_id`,
        })),
      ]
      const ids = places.map(({ id }) => id)
      const repeated = places
        .filter(({ id }, index) => ids.indexOf(id) < index)
        .map(({ id, path }) => findingIn(document, path, `the id "${id}" is there twice`))
      const unknown = steps.flatMap((step, stepIndex) =>
        entriesOf(step['options']).flatMap((option, index) => {
          const next = fieldText(option['next'])
          return next && ids.includes(next)
            ? []
            : [
                findingIn(
                  document,
                  `data.steps.${stepIndex}.options.${index}.next`,
                  `no step and no outcome has the id "${next}"`,
                ),
              ]
        }),
      )
      return [...repeated, ...unknown]
    })
}
