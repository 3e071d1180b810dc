import type { ReactNode } from 'react'
import styled from 'styled-components'
import { breakpoints, em } from '../../theme/tokens'

type FoldedOnPhoneProps = {
  /** The names of the entries in `children`, in their order: of the rows of a table or the items of a list. */
  names: readonly string[]
  children: ReactNode
}

/** So many entries are shown; fewer than `worth` more are not worth a press. */
const shown = 8
const worth = 4

const phone = `@media screen and (max-width: ${em(breakpoints.md - 0.02)})`

const Root = styled.div`
  & > label {
    display: none;
  }

  @supports selector(:has(a)) {
    ${phone} {
      & > label {
        display: flex;
      }

      &&:has(> label > :not(:checked)) :is(tbody > tr, ol > li):nth-child(n + ${shown + 1}) {
        display: none;
      }
    }
  }
`

/** In sight while the entries are: what was pressed does not go down with the end of the list. */
const Label = styled.label`
  position: relative;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  margin-block-start: var(--space-16);
  padding: var(--space-12) var(--space-20);
  background: var(--colour-paper);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
  font-weight: 500;

  &:has(> :checked) {
    position: sticky;
    bottom: var(--space-12);
  }

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
  }

  &::after {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    margin-block-end: var(--space-4);
    border: solid var(--colour-label);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  &:has(> :checked)::after {
    margin-block: var(--space-4) 0;
    rotate: 225deg;
  }
`

/**
 * A long table or ordered list, of which a phone shows the first entries; a press on the names of the first and the last
 * of the others shows these. Without JavaScript; printed in full.
 */
export function FoldedOnPhone({ names, children }: FoldedOnPhoneProps) {
  const [first, last] = [names[shown], names.at(-1)]
  if (names.length < shown + worth || !first || !last) return <>{children}</>
  return (
    <Root>
      {children}
      <Label>
        <input type="checkbox" />
        {`${first} – ${last}`}
      </Label>
    </Root>
  )
}
