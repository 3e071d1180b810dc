import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { media } from '../../../design/theme/tokens'
import { IconButton } from '../../controls/IconButton'
import { Actions } from '../../controls/layout'
import { isTable } from '../model/isTable'
import type { Entry } from '../model/lineList'
import type { LineWords } from '../model/lineWordKeys'
import type { RowActions } from './useLines'

/** Lines far away cost nothing: a list can have 1,000. */
const Row = styled.li<{ $problem: boolean; $plain: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  content-visibility: auto;
  contain-intrinsic-size: auto 3.5rem;

  &:is([data-open], :focus-within) {
    content-visibility: visible;
  }

  ${({ $plain, $problem }) =>
    $plain
      ? ''
      : css`
          background: var(--colour-surface);
          border: 1px solid ${$problem ? 'var(--colour-error)' : 'var(--colour-line)'};
          border-radius: var(--radius-control);

          &[data-open] {
            border-color: ${$problem ? 'var(--colour-error)' : 'var(--colour-accent)'};
          }
        `}
`

const Summary = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-12);
  align-items: baseline;
  width: 100%;
  min-height: 54px;
  padding: var(--space-8) var(--space-12);
  background: none;
  border: 0;
  text-align: start;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--colour-tint);
  }

  &:focus-visible {
    border-radius: var(--radius-control);
  }

  /* With large letters on a phone the amount goes below it, rather than that words are broken into letters. */
  & > strong {
    flex: 1 1 7rem;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Small = styled.span`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const Details = styled(Small)`
  flex: 0 0 100%;

  &:empty {
    display: none;
  }
`

const Amount = styled.span`
  margin-inline-start: auto;
  font-weight: 600;
  white-space: nowrap;
`

const Body = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding: var(--space-4) var(--space-12) var(--space-12);
`

/** Fields in a row, with the buttons of the line at its end where there is space. */
const PlainBody = styled.div<{ $buttons: boolean }>`
  display: grid;
  gap: var(--space-4) var(--space-8);
  align-items: end;

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) ${({ $buttons }) => ($buttons ? 'auto' : '')};
  }
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  justify-content: space-between;
`

const Buttons = styled.div<{ $plain: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;

  ${media.sm} {
    ${({ $plain }) =>
      $plain &&
      css`
        display: grid;
        grid-template-columns: 1fr 1fr;

        & > button {
          width: 1.75rem;
          height: 1.75rem;
        }
      `}
  }
`

type LineRowProps = {
  line: Entry
  index: number
  count: number
  actions: RowActions
  words: LineWords
  /** What the line says in short, in a button that opens its fields; without it the fields are always there. */
  summary?: { title: ReactNode; amount: ReactNode; details: ReactNode }
  isOpen?: boolean
  hasProblem?: boolean
  /** Enter in a field goes on with the next line. */
  isEnterNext?: boolean
  /** Whether there are buttons that move, duplicate and remove the line. */
  hasButtons?: boolean
  /** What else can be done with the line, before those buttons. */
  more?: ReactNode
  children: ReactNode
}

/** A line of a list: its fields, and what can be done with it. A table that is pasted into a field becomes lines. */
export function LineRow({
  line: { id },
  index,
  count,
  actions,
  words,
  summary,
  isOpen = true,
  hasProblem = false,
  isEnterNext = false,
  hasButtons = true,
  more,
  children,
}: LineRowProps) {
  const bodyId = useId()
  const { htmlLang } = useLocale()
  const number = formatNumber(index + 1, htmlLang)
  const named = (text: string): string => fill(text, { number })
  const buttons = hasButtons ? (
    <Buttons $plain={!summary}>
      <IconButton
        action="up"
        label={named(words.move_up)}
        isOff={index === 0}
        onClick={() => actions.move(id, -1)}
      />
      <IconButton
        action="down"
        label={named(words.move_down)}
        isOff={index === count - 1}
        onClick={() => actions.move(id, 1)}
      />
      <IconButton
        action="copy"
        label={named(words.duplicate)}
        onClick={() => actions.duplicate(id)}
        data-replay="duplicate"
      />
      <IconButton
        action="remove"
        label={named(words.remove_line)}
        onClick={() => actions.remove(id)}
        data-replay="delete-line"
      />
    </Buttons>
  ) : null
  const Fields = summary ? Body : PlainBody
  return (
    <Row $problem={hasProblem} $plain={!summary} data-line={id} data-open={isOpen || undefined}>
      {summary ? (
        <Summary
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => actions.toggle(id)}
          data-replay="line"
        >
          <Small>
            <span className="visually-hidden">{fill(words.line_number, { number: '' })}</span>
            <span>{number}</span>
          </Small>{' '}
          <strong>{summary.title}</strong> <Amount>{summary.amount}</Amount>{' '}
          <Details>{summary.details}</Details>
        </Summary>
      ) : null}
      {isOpen ? (
        <Fields
          id={bodyId}
          role="group"
          aria-label={named(words.line_number)}
          $buttons={hasButtons}
          onKeyDown={(event) => {
            if (!isEnterNext || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            actions.next(id)
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!(event.target instanceof HTMLInputElement) || !isTable(text)) return
            event.preventDefault()
            actions.paste(text, id)
          }}
        >
          {summary ? (
            <>
              {children}
              <Bottom>
                <Actions>{more}</Actions>
                {buttons}
              </Bottom>
            </>
          ) : (
            <>
              {children}
              {buttons}
            </>
          )}
        </Fields>
      ) : null}
    </Row>
  )
}
