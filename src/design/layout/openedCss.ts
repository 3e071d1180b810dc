import { iconSize } from '../theme/icons/lines'
import { shortCss } from '../theme/shortCss'
import { media } from '../theme/tokens'

const rules = `
.menu-icon {
  flex: none;
  width: ${iconSize}px;
  height: ${iconSize}px;
  background: var(--colour-accent);
  mask: var(--menu-icons) 0 calc(var(--icon) * -${iconSize}px) / ${iconSize}px auto no-repeat;
  forced-color-adjust: none;
}
@media (forced-colors: active) {
  .menu-icon {
    background: CanvasText;
  }
}
.menu-entries {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: var(--space-2);
  list-style: none;
}
.menu-entries a {
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12);
  border-radius: var(--radius-control);
  text-decoration: none;
}
.menu-entries :is(a:hover, [aria-current]) {
  background: var(--colour-tint);
}
.menu-words {
  min-width: 0;
  line-height: 1.35;
}
.menu-words > * {
  display: block;
}
.menu-words > b {
  font-weight: 600;
}
.menu-words > span {
  margin-block-start: var(--space-2);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
}
.header-menu {
  position: absolute;
  z-index: var(--z-menu);
  inset-block-start: calc(100% + var(--space-8));
  inset-inline-start: 0;
  width: 22rem;
  max-height: calc(100vh - var(--header-height) - var(--space-20));
  overflow-y: auto;
  padding: var(--space-8);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  box-shadow: 0 16px 40px -16px rgb(18 49 42 / 22%);
}
${media.motion} {
  .header-menu {
    animation: menu-in 0.16s ease-out;
  }
}
@keyframes menu-in {
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
}
${media.lg} {
  .header-menu:has(li:nth-child(7)) {
    width: 42rem;
  }
}
.mobile-menu[open] .mobile-bars {
  position: relative;
  border-color: transparent;
}
.mobile-menu[open] .mobile-bars::before,
.mobile-menu[open] .mobile-bars::after {
  content: '';
  position: absolute;
  inset: 1px -1px auto;
  height: 2px;
  background: currentcolor;
  rotate: 45deg;
}
.mobile-menu[open] .mobile-bars::after {
  rotate: -45deg;
}
/* Space at the end for a banner above the header, which pushes the panel down. */
.mobile-panel {
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  height: calc(100vh - var(--header-height));
  height: calc(100dvh - var(--header-height));
  overflow-y: auto;
  padding: var(--space-12) var(--gutter) calc(var(--space-60) + var(--space-40));
  background: var(--colour-paper);
  overscroll-behavior: contain;
  white-space: normal;
}
.mobile-panel nav > ul {
  margin-block-end: var(--space-24);
  list-style: none;
}
.mobile-panel nav > ul > li {
  border-block-end: 1px solid var(--colour-line);
}
.mobile-panel .menu-item {
  justify-content: space-between;
  min-height: var(--space-60);
  padding-inline: 0;
  font-size: var(--font-size-20);
}
.mobile-panel summary.menu-item:hover {
  background: none;
}
.mobile-panel .menu-entries {
  margin-inline: calc(-1 * var(--space-12));
  padding-block-end: var(--space-16);
}
.locales-panel {
  margin-block-start: var(--space-8);
  padding: var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
}
.locales-panel > ul {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
}
.locales-panel a {
  display: block;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  line-height: 1.3;
  text-decoration: none;
}
.locales-panel a:hover {
  background: var(--colour-tint);
}
.locales-panel [aria-current] {
  background: var(--colour-accent-soft);
}
.locales-panel b {
  display: block;
  font-weight: 500;
}
.locales-panel span {
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
}
`

/**
 * The style of what is closed when a page is shown: menus and the list of locales. A file that the end of the body names, so
 * that it takes no room in the first response.
 */
export const openedCss: string = shortCss(rules)
