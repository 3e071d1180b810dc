import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Notice } from '../../controls/layout'
import { useInvoice } from './InvoiceContext'
import { nameOfKept } from './keptNames'

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: center;
  justify-content: space-between;
`

/** What the invoice has of the file it was opened from without a field of the form, each part until it is removed. */
export function KeptParts() {
  const { shown, change, words, focusStep, exports, documentWords } = useInvoice()
  const notice = useRef<HTMLDivElement>(null)
  const kept = useMemo(
    () => (shown.opened && exports && documentWords ? exports.keptParts(shown, documentWords) : []),
    [shown, exports, documentWords],
  )
  if (kept.length === 0) return null
  return (
    <Notice ref={notice} role="status" tabIndex={-1}>
      <p>{words.kept}</p>
      <List>
        {kept.map((one) => (
          <Part key={one.part}>
            <span>{nameOfKept(one, words)}</span>
            <Button
              variant="quiet"
              onClick={() => {
                // The button that had the focus goes, and all of this with the last one.
                if (kept.length > 1) notice.current?.focus()
                else focusStep()
                change(({ opened, ...before }) =>
                  opened
                    ? { ...before, opened: { ...opened, removed: [...opened.removed, one.part] } }
                    : before,
                )
              }}
            >
              {fill(words.kept_remove, { name: words[`lost_${one.part}`] })}
            </Button>
          </Part>
        ))}
      </List>
    </Notice>
  )
}
