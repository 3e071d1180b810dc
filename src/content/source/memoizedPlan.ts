import type { CmsDocument } from '../cms/document'
import { memoize } from '../cms/memoize'
import type { ContentSource } from './contentClient'
import { planContent, type PublishedContent, type PulledContent } from './readContent'

/** Circumstances of a plan besides the documents. */
export type PlanCircumstances = Omit<PublishedContent, 'source'> & {
  source: Pick<ContentSource, 'name' | 'fileFindings'>
}

/** Plans documents, as planContent does. */
export type Planner = (circumstances: PlanCircumstances, documents: CmsDocument[]) => PulledContent

/** Plans that are kept: of drafts, of the same once they are published, and of what was published before them. */
const keptPlans = 3

/** What a plan and the rules read of a document: everything but when it was published. */
const plannedText = memoize(
  ({ id, uid, type, lang, data, tags, alternate_languages, fileFacts }: CmsDocument) =>
    JSON.stringify([id, uid, type, lang, data, tags, alternate_languages, fileFacts]),
)

/** True when a plan of one list is a plan of the other. */
const isPlannedAs = (some: readonly CmsDocument[], others: readonly CmsDocument[]): boolean =>
  some.length === others.length &&
  some.every((document, index) => {
    const other = others[index]
    return other === document || (other !== undefined && plannedText(other) === plannedText(document))
  })

/**
 * A planner that gives the plan of before while nothing that it reads has changed: published drafts have the plan of their
 * check. What is wrong with a content is told in the words of its source, so a plan with an error is not another source's.
 */
export function memoizedPlan(root: string): Planner {
  let kept: { circumstances: string; source: string; plan: PulledContent }[] = []
  return (content, documents) => {
    const { source, jobs, ref, unreadableMedia = new Map() } = content
    // The pictures of the product show a day that follows the calendar.
    const day = new Date().toISOString().slice(0, 10)
    const circumstances = JSON.stringify([day, jobs, [...unreadableMedia], source.fileFindings])
    const before = kept.find(
      (one) =>
        one.circumstances === circumstances &&
        (one.source === source.name || !one.plan.error) &&
        isPlannedAs(one.plan.documents, documents),
    )
    const plan = before ? { ...before.plan, ref, documents } : planContent(root, content, documents)
    kept = [{ circumstances, source: source.name, plan }, ...kept.filter((one) => one !== before)].slice(
      0,
      keptPlans,
    )
    return plan
  }
}
