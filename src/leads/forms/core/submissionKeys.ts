import { randomHex } from './randomHex'

export type SubmissionKeys = {
  /** The key of a submission with this content: the same until the content changes. */
  keyFor(content: string): string
  /** Gives the next submission a new key, whatever its content. */
  forget(): void
}

/** Keys for the submissions of one form (header `Idempotency-Key`), so that a repeated press makes no second lead. */
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
