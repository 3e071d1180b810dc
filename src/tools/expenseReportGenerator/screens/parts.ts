import styled from 'styled-components'

/** A short text beside fields: what follows from them, what they are for. */
export const Muted = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
`

/** Facts with their source beside the fields that use them. */
export const FactBox = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-16);
  border-inline-start: 3px solid var(--colour-accent);
  background: var(--colour-tint);
  border-radius: var(--radius-small);
  font-size: var(--font-size-14);
  overflow-wrap: anywhere;
`

/** Fields of one line below one another. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
`

/** Labels with amounts at the end of the row. */
export const Amounts = styled.dl`
  display: grid;
  gap: var(--space-8);
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-16);
  }

  & dt {
    flex: 1 1 7rem;
    min-width: 0;
  }

  & dd {
    margin: 0;
    margin-inline-start: auto;
    font-weight: 500;
    white-space: nowrap;
  }
`

/** An input that a button opens instead: files are chosen with the button's own look. */
export const HiddenInput = styled.input`
  display: none;
`

/** Panels below one another. */
export const Stack = styled.div`
  display: grid;
  gap: var(--space-24);
  min-width: 0;
`

/** The title of a panel, with what belongs to it at the end of the row. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
`

/** Shown where a finger is the pointer, as on a phone: receipts are photographed there, so adding them comes first. */
export const OnTouch = styled.div`
  display: none;

  @media (pointer: coarse) {
    display: grid;
  }
`

/** Shown where a mouse is the pointer. */
export const OnFinePointer = styled.div`
  display: contents;

  @media (pointer: coarse) {
    display: none;
  }
`
