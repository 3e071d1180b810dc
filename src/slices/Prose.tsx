import styled from 'styled-components'

/** The rhythm of running text: distances between the blocks of rich text, markers of lists, marks of links. */
export const Prose = styled.div`
  & > * + *,
  & > .quoted > * + * {
    margin-block-start: var(--space-16);
  }

  & h2 {
    margin-block-start: var(--space-40);
  }

  & h3,
  & h4,
  & h5,
  & h6 {
    margin-block-start: var(--space-32);
  }

  & > :first-child {
    margin-block-start: 0;
  }

  & h5,
  & h6 {
    font-weight: 600;
  }

  & ul,
  & ol {
    padding-inline-start: 1.4em;
  }

  & li + li {
    margin-block-start: var(--space-8);
  }

  & li::marker {
    color: var(--colour-coral-strong);
  }

  & a {
    color: var(--colour-accent);
  }

  & pre {
    padding: var(--space-16) var(--space-20);
    background: var(--colour-tint);
    border-radius: var(--radius-control);
    font-size: var(--font-size-14);
  }

  & figure {
    margin-block: var(--space-32);
  }

  & img {
    border-radius: var(--radius-card);
  }

  & figcaption {
    margin-block-start: var(--space-8);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`
