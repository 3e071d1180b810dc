import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Heading } from '../../../design/components/Heading'
import { hintCodes, type Hint } from '../model/hints'
import { Muted } from './parts'
import { useReportView } from './ReportContext'

/** More lines than these are counted, not listed. */
const mostListed = 6

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--font-size-14);

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-8);
    align-items: baseline;
  }
`

const ToLine = styled.button`
  min-height: 24px;
  padding: 0 var(--space-4);
  background: none;
  border: 0;
  border-radius: var(--radius-small);
  color: var(--colour-accent);
  font-weight: 500;
  text-decoration: underline;
`

const Part = styled.section`
  display: grid;
  gap: var(--space-12);
`

type ReportHintsProps = {
  hints: readonly Hint[]
  /** The number of a line by its id. */
  numbers: ReadonlyMap<string, number>
  onOpen: (lineId: string) => void
}

/** What an approver would ask about, with the lines that it is about. */
export function ReportHints({ hints, numbers, onOpen }: ReportHintsProps) {
  const { words } = useReportView()
  const groups = hintCodes
    .map((code) => ({ code, lines: hints.filter((hint) => hint.code === code).map(({ lineId }) => lineId) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <Part>
      <Heading level={3} size="small">
        {words.hints_title}
      </Heading>
      <Muted>{groups.length > 0 ? words.hints_text : words.no_hints}</Muted>
      <List>
        {groups.map(({ code, lines }) => (
          <li key={code}>
            <span>{words[`hint_${code}`]}</span>
            {lines.slice(0, mostListed).map((id) => (
              <ToLine key={id} type="button" onClick={() => onOpen(id)}>
                {fill(words.line_number, { number: String(numbers.get(id) ?? '') })}
              </ToLine>
            ))}
            {lines.length > mostListed ? (
              <Muted as="span">{fill(words.hints_more, { count: String(lines.length - mostListed) })}</Muted>
            ) : null}
          </li>
        ))}
      </List>
    </Part>
  )
}
