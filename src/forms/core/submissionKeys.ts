import { randomHex } from './randomHex'

export type SubmissionKeys = {
  /** The key that names a submission of this content: the same until the content is another. */
  keyFor(content: string): string
  /** Makes the next submission a new one, whatever its content. */
  forget(): void
}

/** Keys for the submissions of one form (header `Idempotency-Key`): a repeated press is no second lead. */
export function submissionKeys(): SubmissionKeys {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: randomHex(16) }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
