/** How the invoice looks on the screen: a page of paper whose type grows with its width. */
import styled from 'styled-components'

/** White paper on which the type grows with its width, as a page of A4 does. */
export const Paper = styled.div`
  container-type: inline-size;
  background: #fff;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);
  box-shadow:
    0 1px 2px rgb(18 49 42 / 6%),
    0 12px 32px rgb(18 49 42 / 8%);
  color: #1a1a1a;
  hyphens: manual;
`

export const Sheet = styled.article`
  display: grid;
  align-content: start;
  gap: 2em;
  min-height: 128cqi;
  padding: 8cqi 7cqi 6cqi;
  font-size: clamp(11px, 1.95cqi, 15px);
  line-height: 1.45;

  & p,
  & dd,
  & dt {
    overflow-wrap: anywhere;
  }
`

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1em 2em;
  align-items: start;

  & img {
    width: auto;
    max-width: 16em;
    max-height: 5em;
  }
`

export const Title = styled.p`
  font-size: 2em;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.1;
  text-align: end;
`

export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5em 2em;
`

/** Addresses at the start, facts at the end, which take the space they need. */
export const AddressAndFacts = styled(Two)`
  grid-template-columns: minmax(0, 1fr) fit-content(62%);
`

export const Party = styled.div`
  & > strong {
    display: block;
    font-weight: 600;
  }
`

/** Where something will stand that is not filled in yet. */
export const Ghost = styled.span`
  color: #6b746f;
  font-weight: 400;
`

export const Small = styled.p`
  color: #56605c;
  font-size: 0.9em;
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.2em 1em;
  align-content: start;

  & > dt {
    color: #56605c;
  }

  & > dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

export const PaymentFacts = styled(Facts)`
  & > dd {
    text-align: start;
  }
`

/** `$numbers`: how many columns there are beside the description. */
export const Lines = styled.table<{ $numbers: number }>`
  --numbers: ${({ $numbers }) => $numbers};

  width: 100%;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 0.5em 0 0.5em 0.8em;
    text-align: end;
    vertical-align: top;
  }

  & th:first-child,
  & td:first-child {
    padding-inline-start: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }

  & thead th {
    border-block-end: 1.5px solid #1a1a1a;
    color: #56605c;
    font-weight: 500;
    vertical-align: bottom;
  }

  & tbody > tr > * {
    border-block-end: 1px solid #e4e4e0;
    font-weight: 400;
  }

  & tbody small {
    display: block;
    color: #56605c;
    font-size: 0.9em;
  }

  /* On a phone the description is above its numbers: beside them it would be a few letters wide. */
  @container (max-width: 26rem) {
    display: grid;
    grid-template-columns: repeat(var(--numbers), minmax(min-content, auto));
    overflow-x: auto;

    & > caption {
      position: absolute;
    }

    & > thead,
    & > tbody,
    & tr {
      display: contents;
    }

    & th:first-child,
    & td:first-child {
      grid-column: 1 / -1;
      padding-block-end: 0;
      border-block-end: 0;
    }

    & td,
    & thead th {
      padding-inline-start: 0.4em;
      font-size: 0.85em;
    }

    /* A quantity may be on two lines with its unit. */
    & td:nth-child(2),
    & th:nth-child(2) {
      padding-inline-start: 0;
    }
  }
`

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: 0.35em 2em;
  justify-self: end;
  width: min(100%, 26em);
  font-variant-numeric: tabular-nums;

  & > dt {
    overflow-wrap: break-word;
  }

  & > dd {
    text-align: end;
  }

  & > [data-strong] {
    padding-block-start: 0.5em;
    border-block-start: 1.5px solid #1a1a1a;
    font-size: 1.25em;
    font-weight: 600;
  }

  & > dt[data-strong] {
    margin-inline-end: -1.6em;
    padding-inline-end: 1.6em;
  }
`

export const Payment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5em 2em;
  align-items: start;
  padding-block-start: 1.2em;
  border-block-start: 1px solid #e4e4e0;
`

export const Blank = styled.div`
  display: grid;
  gap: 0.8em;

  & > span {
    display: block;
    height: 0.9em;
    background: #efefeb;
    border-radius: 3px;
  }
`
