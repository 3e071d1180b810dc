import styled, { css } from 'styled-components'
import { media } from '../../design/theme/tokens'

/** The sheet that a question or an outcome is on, in the prerendered list and in the application alike. */
export const panelStyle = css`
  padding: var(--space-24) var(--space-20) var(--space-32);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);

  ${media.sm} {
    padding: var(--space-32) var(--space-48) var(--space-48);
  }
`

/** A question with what explains it, close together. */
export const Asked = styled.div`
  display: grid;
  gap: var(--space-8);
`

/** An answer: a box over its whole cell, with the same measures as a link and as a label of a native control. */
export const answerStyle = css`
  display: flex;
  gap: var(--space-12);
  align-items: center;
  height: 100%;
  min-height: 3.5rem;
  padding: var(--space-12) var(--space-16);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
  }
`

export const Help = styled.p`
  color: var(--colour-ink-muted);
`

/** The answers of a question, two in a row where there is room. */
export const answersStyle = css`
  display: grid;
  gap: var(--space-12);
  list-style: none;

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
