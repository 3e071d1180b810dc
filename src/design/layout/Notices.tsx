import type { ReactNode } from 'react'
import { shortCss } from '../theme/shortCss'

/** Plain CSS: with styled components a page whose only addition is a notice would load their code for it. */
const noticesCss = shortCss(`
[data-notices] {
  display: grid;
  gap: var(--space-16);
  justify-items: end;
  padding: var(--space-16);
}
[data-notices] > aside {
  display: grid;
  gap: var(--space-16);
  max-width: 26rem;
  padding: var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-card);
  color: var(--colour-ink);
}
[data-notices] > aside > div {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
}
@supports selector(:has(*)) {
  /* Not with half of a low screen: a phone held across, or text that was made larger. */
  @media (min-height: 32em) {
    [data-notices] {
      position: sticky;
      z-index: var(--z-notice);
      inset-block-end: 0;
      /* Only the notices take presses, not the space beside them. */
      pointer-events: none;
    }
    [data-notices] > * {
      pointer-events: var(--notice-presses, auto);
    }
  }
  /* Elements with a negative tabindex get the focus after a navigation: they are regions, not controls. */
  html:has(:focus-visible:not([tabindex='-1'])) [data-notices]:not(:focus-within),
  html:has(main :is(button, input, select):focus) [data-notices] {
    position: static;
  }
  /*
   * A press on a control moves the focus from the field before it, and the notice comes back to the edge: it must not
   * take the end of that press, or the click would be lost. By a property that the children inherit: with a selector
   * for any child, the browser would work out the style of the whole page again whenever an element is added to it.
   */
  html:has(:is(main, header, footer) :active) [data-notices] {
    --notice-presses: none;
  }
}
`)

/**
 * The one place for notices at the lower edge of the screen, each a child of it: the last element of the page, so that
 * it has its own room below the footer. Notices never cover what has the focus, in any size of screen or text:
 *
 * - While a keyboard user, or a visitor who types or presses a control of the page, is elsewhere, it is in its place below
 *   the footer: what follows from a press, as a line that moved or the sum at the edge, is seen.
 * - Otherwise it is at the edge, if the screen is high enough. An open menu of the header covers it.
 *
 * Both have the same size, so nothing moves in between. Where a browser cannot tell who has the focus, it stays in the
 * page.
 */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: noticesCss }} />
      <div data-notices="">{children}</div>
    </>
  )
}
