import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import type { Answers } from '../model/answers'
import type { Policy, PolicyClause } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'

const clausesOf = ({ sections }: Policy): PolicyClause[] => sections.flatMap(({ clauses }) => clauses)

const textsOf = (policy: Policy): ReadonlyMap<string, string> =>
  new Map(clausesOf(policy).map(({ name, text, notice }) => [name, `${text}|${notice?.kind ?? ''}`]))

/**
 * The names of the clauses that the last changed answer has changed or added, in the order of the policy; none after a
 * change that the visitor made in the text, and before all clauses are there.
 */
export function useChangedClauses(policy: Policy, answers: Answers, isComplete: boolean): readonly string[] {
  const [changed, setChanged] = useState<readonly string[]>([])
  const seen = useRef<{ answers: Answers; texts: ReadonlyMap<string, string> }>()
  useEffect(() => {
    if (!isComplete) return
    const before = seen.current
    const texts = textsOf(policy)
    seen.current = { answers, texts }
    if (!before || before.answers === answers) return
    const names = [...texts.keys()].filter((name) => before.texts.get(name) !== texts.get(name))
    // Everything is another policy, not a change: shared work, a deleted one.
    setChanged(names.length > texts.size / 2 ? [] : names)
  }, [policy, answers, isComplete])
  return changed
}

/** `Changed in the policy: 2.1, 2.3`; empty when no clause has changed. */
export function changedClausesText(
  policy: Policy,
  changed: readonly string[],
  words: Pick<PolicyBuilderWords, 'changed_status'>,
): string {
  const numbers = clausesOf(policy).flatMap(({ name, number }) => (changed.includes(name) ? [number] : []))
  return numbers.length > 0 ? fill(words.changed_status, { numbers: numbers.join(', ') }) : ''
}
