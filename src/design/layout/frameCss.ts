import { buttonCss } from '../components/Button/buttonCss'
import { shortCss } from '../theme/shortCss'
import { footerCss } from './footerCss'
import { headerCss } from './headerCss'
import { menuCss } from './menuCss'
import { mobileMenuCss } from './mobileMenuCss'

/** What comes before the header: the way past it, and the notification. */
const edgesCss = `
.skip-link {
  position: fixed;
  z-index: var(--z-skip);
  inset-block-start: var(--space-12);
  inset-inline-start: var(--space-12);
  padding: var(--space-12) var(--space-20);
  background: var(--colour-ink);
  border-radius: var(--radius-control);
  color: var(--colour-paper);
  font-weight: 600;
  transform: translateY(-200%);
}
.skip-link:focus {
  transform: none;
}
.notification {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  min-height: var(--height-button);
  padding: var(--space-8) var(--gutter);
  background: var(--colour-paper);
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  line-height: 1.4;
}
/* Set by the bootstrap script for a visitor who closed it in this session. */
html[data-notification='closed'] .notification {
  display: none;
}
.notification > button {
  display: grid;
  flex: none;
  place-items: center;
  width: var(--space-24);
  height: var(--space-24);
  background: none;
  border: 0;
  font-size: var(--font-size-20);
  line-height: 1;
}
/* It takes its space from the start, so that nothing moves when the application enables it. */
.notification > :disabled {
  visibility: hidden;
}
.brand {
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--colour-ink);
  font-size: var(--font-size-24);
  font-weight: 700;
  letter-spacing: -0.04em;
  line-height: 1;
  white-space: nowrap;
}
.brand > svg {
  flex: none;
}
`

/**
 * The style of the frame that every page has (PageLayout.tsx), and of buttons, for the head of its HTML. As plain CSS with classes instead of
 * styled components: it is the same on every page, so the application need not carry it, nor each page the notes with
 * which styled-components finds its rules again.
 */
export const frameCss: string =
  buttonCss + shortCss(menuCss + headerCss + mobileMenuCss + edgesCss + footerCss)
