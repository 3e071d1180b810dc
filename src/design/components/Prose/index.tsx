import styled, { css } from 'styled-components'

/** Every block but paragraphs. */
const otherBlocks = css`
  & > * + h2 {
    margin-block-start: var(--space-48);
  }

  & > * + :is(h3, h4, h5, h6) {
    margin-block-start: var(--space-32);
  }

  & > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: var(--space-12);
  }

  & :is(h5, h6) {
    font-weight: 600;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  & ul {
    list-style: disc;
  }

  & li + li {
    margin-block-start: var(--space-8);
  }

  & li::marker {
    color: var(--colour-label);
  }

  & pre {
    padding: var(--space-16) var(--space-20);
    background: var(--colour-tint);
    border-radius: var(--radius-control);
    font-size: var(--font-size-14);
  }

  & > figure {
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

/**
 * Style of running text: distances between the blocks of rich text, list markers, links, line length.
 * `$small` is for fine print: terms and footnotes; `$plain` for a text of nothing but paragraphs, which needs few rules.
 */
export const Prose = styled.div<{ $small?: boolean; $plain?: boolean }>`
  /* Without weight: a section that limits the width of its text does so in whatever order the styles come. */
  :where(&) {
    max-width: 44em;
  }

  & > * + *,
  & > .quoted > * + * {
    margin-block-start: var(--space-16);
  }

  & a {
    color: var(--colour-accent);
  }

  ${({ $plain }) => ($plain ? '' : otherBlocks)}

  ${({ $small }) =>
    $small
      ? `
  color: var(--colour-ink-muted);

  && :is(p, li) {
    font-size: var(--font-size-14);
  }`
      : ''}
`
