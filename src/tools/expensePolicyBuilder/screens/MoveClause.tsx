import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Select } from '../../../design/components/Select'
import { Actions } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Policy, PolicyClause } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  padding-block: var(--space-8);
`

type MoveClauseProps = {
  words: PolicyBuilderWords
  policy: Policy
  /** The section where the clause is. */
  from: string
  clause: PolicyClause
  onMove: (section: string) => void
  onCancel: () => void
}

/** Chooses the section that a clause moves to: without dragging, also one far away. Left by Escape. */
export function MoveClause({ words, policy, from, clause, onMove, onCancel }: MoveClauseProps) {
  const common = useCommonWords()
  const [section, setSection] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (section) onMove(section)
        else setIsMissing(true)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <Select
        label={fill(words.move_to_section, { number: clause.number })}
        name="policy-section"
        value={section}
        options={[
          ...policy.sections
            .filter(({ id }) => id !== from)
            .map(({ id, number, title }) => ({ value: id, text: `${number} ${title}` })),
          ...policy.emptySections.map(({ id, title }) => ({ value: id, text: title })),
        ]}
        onChange={(event) => {
          setSection(event.currentTarget.value)
          setIsMissing(false)
        }}
        {...(isMissing ? { error: common.problem_required } : {})}
      />
      <Actions>
        <Button type="submit">{words.move_here}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </Form>
  )
}
