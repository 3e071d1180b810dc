import { shortCss } from '../../theme/shortCss'

/**
 * The style of buttons and of links that look like one (style.ts), at least 40 px high, and of a row of them. For the head of every page, which has some in its header (layout/frameCss.ts). It has the
 * weight of an element, not of a class, so that a component which extends a button overrides it. A file of its own: the
 * application does not carry it.
 */
export const buttonCss: string = shortCss(`
:is(a, button):where(.button) {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: var(--height-button);
  padding: var(--space-8) var(--space-20);
  background: transparent;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  color: var(--colour-ink);
  font-size: var(--font-size-16);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: background-color 0.15s, border-color 0.15s;
}
.button:focus-visible {
  border-radius: var(--radius-control);
}
.button[aria-busy='true'] {
  cursor: progress;
}
.button:disabled {
  cursor: not-allowed;
  opacity: 0.55;
}
:is(a, button):where(.button-primary) {
  background: var(--colour-accent);
  border-color: var(--colour-accent);
  color: var(--colour-on-accent);
}
.button-primary:hover {
  background: var(--colour-accent-strong);
  border-color: var(--colour-accent-strong);
}
:is(a, button):where(.button-secondary) {
  border-color: var(--colour-line-strong);
}
.button-secondary:hover {
  background: var(--colour-surface);
  border-color: var(--colour-ink);
}
:is(a, button):where(.button-quiet) {
  padding-inline: var(--space-8);
}
.button-quiet:hover {
  background: var(--colour-accent-soft);
}
.button-row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
}
.button-row[data-centered] {
  justify-content: center;
}
.button-row:empty {
  display: none;
}
`)
