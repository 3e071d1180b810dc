import { normalizePath } from '../../core/routing/pathPattern'
import { analytics } from '../../visitor/analytics/queue'
import { assignedBucket, bucketOf, exposed } from '../../visitor/experiments'
import { pathTests } from '../../visitor/experiments/declarations'

let takesPart = false

/**
 * Makes a visitor who may be measured take part in the experiments between whole pages. The server leads to the page of
 * a bucket, so a bucket counts from the next page load on: on this one the experiment is viewed only when the visitor
 * had a bucket already and `path`, at which the page was loaded, is that of its page.
 */
export function takePartInPathTests(path: string): void {
  // Consent may be given again on this page, where the visitor has a bucket by then.
  if (takesPart) return
  takesPart = true
  for (const { name, pages } of pathTests) {
    const hadBucket = assignedBucket(name) !== undefined
    const bucket = bucketOf(name)
    if (hadBucket && pages[bucket] === normalizePath(path) && exposed(name))
      analytics.track('Experiment viewed', { experiment: name, bucket })
  }
}
