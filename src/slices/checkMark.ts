import { css } from 'styled-components'

/*
 * Marks 20 px wide, each the style of a `::before` that needs no element. They are drawn with borders, which
 * stay visible in forced colours. Decorative: text says whether something is included.
 */

export const tick = css`
  content: '';
  width: 6px;
  height: 12px;
  margin: 0.3em 7px 0;
  border: solid var(--colour-accent);
  border-width: 0 2px 2px 0;
  rotate: 40deg;
`

/** For what is not included. */
export const dash = css`
  content: '';
  width: 10px;
  margin: 0.7em 5px 0;
  border: solid var(--colour-line-strong);
  border-width: 2px 0 0;
`
