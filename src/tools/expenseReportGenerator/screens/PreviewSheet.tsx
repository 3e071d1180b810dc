import styled from 'styled-components'

/** The paper of the preview, on the screen and in print: the colours of paper in any theme. */
export const PreviewSheet = styled.article`
  display: grid;
  gap: var(--space-16);
  min-width: 40rem;
  max-width: 52rem;
  margin: 0 auto;
  padding: var(--space-40);
  background: #ffffff;
  border: 1px solid var(--colour-line);
  color: #12312a;
  font-size: var(--font-size-14);

  & h3 {
    font-size: var(--font-size-28);
  }

  & h4 {
    margin-block-start: var(--space-12);
    font-size: var(--font-size-18);
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & caption {
    padding-block-end: var(--space-4);
    font-weight: 600;
    text-align: start;
  }

  & th,
  & td {
    padding: var(--space-4) var(--space-8);
    border-block-end: 1px solid #e3dccd;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }

  & tfoot td {
    font-weight: 600;
  }

  & [data-end] {
    text-align: end;
    white-space: nowrap;
  }

  & dl > div {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: var(--space-8);
    padding-block: var(--space-2);
  }

  & dd {
    margin: 0;
    font-weight: 500;
  }

  & ul {
    padding-inline-start: 1.2em;
    overflow-wrap: anywhere;
  }

  & figure {
    margin: 0;
    break-inside: avoid;
  }

  & figure img {
    max-width: 100%;
    max-height: 26rem;
  }

  & figure[data-page] img {
    max-height: none;
  }
`
