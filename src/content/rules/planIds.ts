import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'
import { isPlanId, planIds } from '../cms/plans'
import { fieldText } from './fieldText'

const unknownPlan = (document: CmsDocument, path: string, value: unknown): ContentFinding[] =>
  isPlanId(value)
    ? []
    : [findingIn(document, path, `"${fieldText(value)}" is no plan: use one of ${planIds.join(', ')}`)]

/** Plans that a pricing page or an answer of the plan picker names, and that do not exist; questions that cannot pick one. */
export function planIdFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents.flatMap((document) => {
    const offered = entriesOf(document.data['offered_plans']).flatMap(({ plan_id }, index) =>
      unknownPlan(document, `data.offered_plans.${index}.plan_id`, plan_id),
    )
    if (document.type !== 'pricing_plan_picker') return offered
    const questions = entriesOf(document.data['questions'])
    const answers = questions.flatMap((question, place) => {
      const path = `data.questions.${place}.answers`
      const given = entriesOf(question['answers'])
      return [
        ...(given.length === 0 ? [findingIn(document, path, 'the question has no answer: add some')] : []),
        ...given.flatMap(({ plan_id }, index) => unknownPlan(document, `${path}.${index}.plan_id`, plan_id)),
      ]
    })
    const asking = questions.flatMap(({ asks_users }, index) => (asks_users === true ? [index] : []))
    const repeated = asking
      .slice(1)
      .map((index) =>
        findingIn(
          document,
          `data.questions.${index}.asks_users`,
          'two questions ask for the number of users: leave it to one',
        ),
      )
    return [...offered, ...answers, ...repeated]
  })
}
