import ky from 'ky'
import { z } from 'zod'
import { messageOf } from '../src/core/values/error'
import type { Log } from '../src/functions/log'

/** What a publisher answers, as far as an editor is told. */
const answerSchema = z.union([
  z.object({ outcome: z.literal('published'), changed: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ outcome: z.enum(['unchanged', 'built']) }),
  z.object({ outcome: z.literal('refused'), problems: z.array(z.string()) }),
  z.object({ outcome: z.literal('failed'), message: z.string() }),
])
type Answer = z.infer<typeof answerSchema>

/** Longer than a full build takes, which the publisher makes where single pages are not enough. */
const timeout = 15 * 60_000

/** Of a check: it reads what has changed, and plans once. The server checks itself after it, in milliseconds. */
const checkTimeout = 60_000
const problemsSchema = z.object({ problems: z.array(z.string()) })

/** With the secret of the publisher, where it has one. */
const headersOf = (secret: string | undefined) =>
  secret === undefined ? {} : { headers: { Authorization: `Bearer ${secret}` } }

const pagesIn = (count: number): string => (count === 1 ? 'one page' : `${count} pages`)

function sentenceOf(answer: Answer): string {
  switch (answer.outcome) {
    case 'published': {
      const { changed, removed } = answer
      const parts = [
        ...(changed.length > 0 ? [`${pagesIn(changed.length)} changed`] : []),
        ...(removed.length > 0 ? [`${pagesIn(removed.length)} removed`] : []),
      ]
      return `The site shows it${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`
    }
    case 'unchanged':
      return 'The site is as it was: it shows all that is published.'
    case 'built':
      return 'The whole site was built again, and shows it.'
    case 'refused':
      return `The site stays as it was, because of this:\n${answer.problems.join('\n')}`
    case 'failed':
      return `The site stays as it was until its next build: ${answer.message}`
  }
}

/** What became of a publish: a sentence for an editor, and whether the site shows all that is published. */
export type SiteAnswer = { site: string; isOnSite: boolean }

/**
 * Has the publisher bring what is published onto the site, and says what became of it. Never rejects: when the publisher
 * cannot be reached, the sentence says so.
 */
export async function askPublisher(url: string, secret: string | undefined): Promise<SiteAnswer> {
  try {
    const answer: unknown = await ky
      .post(new URL('/publish', url), {
        timeout,
        retry: 0,
        ...headersOf(secret),
      })
      .json()
    const parsed = answerSchema.parse(answer)
    return { site: sentenceOf(parsed), isOnSite: !['refused', 'failed'].includes(parsed.outcome) }
  } catch (error) {
    const reason = messageOf(error)
    const site = `It is published, but the site stays as it was until its next build, because the publisher did not answer: ${reason}`
    return { site, isOnSite: false }
  }
}

/**
 * Has the publisher check drafts, whose plan it has then for the publish. Gives a sentence for each problem, and nothing,
 * with a line in the log, when it does not answer: never rejects.
 */
export async function checkByPublisher(
  { url, secret, log }: { url: string; secret: string | undefined; log: Pick<Log, 'error'> },
  drafts: readonly unknown[],
  removed: readonly string[] = [],
): Promise<string[] | undefined> {
  try {
    const answer: unknown = await ky
      .post(new URL('/check', url), {
        json: { drafts, removed },
        timeout: checkTimeout,
        retry: 0,
        ...headersOf(secret),
      })
      .json()
    return problemsSchema.parse(answer).problems
  } catch (error) {
    log.error(`The publisher did not check the drafts, so the server does: ${messageOf(error)}`)
    return undefined
  }
}
