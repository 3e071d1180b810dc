import type { RefObject } from 'react'
import styled from 'styled-components'
import { Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  padding: 0;
  list-style: none;
`

const FieldLink = styled.button`
  min-height: var(--space-24);
  padding: 0;
  background: none;
  border: 0;
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

type ProblemListProps = {
  /** Names of the fields with a problem. */
  keys: readonly string[]
  labelOf: (key: string) => string
  note: string
  root: RefObject<HTMLElement | null>
}

/** The fields that keep the result from being worked out; a press leads to one, also in a closed group. */
export function ProblemList({ keys, labelOf, note, root }: ProblemListProps) {
  const { problems_title } = useCommonWords()
  const show = (key: string): void => {
    const input = root.current?.querySelector<HTMLInputElement>(`input[name="${key}"]`)
    input?.closest('details')?.setAttribute('open', '')
    input?.focus()
  }
  return (
    <Notice $tone="problem">
      <p>{problems_title}</p>
      <List role="list">
        {keys.map((key) => (
          <li key={key}>
            <FieldLink type="button" onClick={() => show(key)}>
              {labelOf(key)}
            </FieldLink>
          </li>
        ))}
      </List>
      <p>{note}</p>
    </Notice>
  )
}
