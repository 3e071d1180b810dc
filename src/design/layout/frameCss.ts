import { buttonCss } from '../components/Button/buttonCss'
import { iconSize } from '../theme/icons/lines'
import { shortCss } from '../theme/shortCss'
import { media } from '../theme/tokens'

const menuCss = `
/* The first level of a menu, for summaries and links. A summary has a chevron that turns when it is open. */
.menu-item {
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--height-button);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  font-weight: 500;
  line-height: 1.25;
  white-space: nowrap;
  text-decoration: none;
}
.menu-item:hover {
  background: var(--colour-tint);
}
summary.menu-item::after {
  content: '';
  flex: none;
  width: 7px;
  height: 7px;
  margin-block-start: calc(-1 * var(--space-4));
  border: solid currentcolor;
  border-width: 0 1.6px 1.6px 0;
  rotate: 45deg;
  transition: rotate 0.15s;
}
details[open] > .menu-item::after {
  margin-block-start: var(--space-4);
  rotate: 225deg;
}
.menu-icon {
  flex: none;
  width: ${iconSize}px;
  height: ${iconSize}px;
  background: var(--menu-icons) 0 calc(var(--icon) * -${iconSize}px) / ${iconSize}px auto no-repeat;
}
.menu-entries {
  display: grid;
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
`

const headerCss = `
.header {
  position: sticky;
  z-index: var(--z-header);
  inset-block-start: 0;
  background: var(--colour-paper);
  border-block-end: 1px solid var(--colour-line);
}
.header-row {
  display: flex;
  align-items: center;
  gap: var(--space-12);
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  height: calc(var(--header-height) - 1px);
  margin-inline: auto;
  padding-inline: var(--gutter);
}
.header-home {
  display: flex;
  flex: none;
  align-items: center;
  min-height: var(--height-button);
  margin-inline-end: auto;
  text-decoration: none;
}
.header-actions {
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;
}
/* A long label takes two lines on a phone, one long word also, so that the header keeps its one row. */
.header-actions > a {
  min-width: 0;
  padding: 0 var(--space-12);
  overflow-wrap: anywhere;
  font-size: var(--font-size-14);
  line-height: 1.15;
}
.header-log-in,
.header-menus {
  display: none;
}
.header-menus > ul {
  display: flex;
  gap: var(--space-2);
  list-style: none;
}
.header-menus details {
  position: relative;
}
.header-menus [open] > summary {
  background: var(--colour-tint);
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
${media.xs} {
  .header-actions {
    white-space: nowrap;
  }
  .header-actions > a {
    padding: var(--space-8) var(--space-20);
    font-size: var(--font-size-16);
  }
}
${media.md} {
  .header-row {
    gap: var(--space-24);
  }
  .header-home {
    margin-inline-end: 0;
  }
  .header-actions {
    margin-inline-start: auto;
  }
  .header-log-in {
    display: contents;
  }
  .header-menus {
    display: block;
  }
  .mobile-menu {
    display: none;
  }
}
/* Set by the bootstrap script for a visitor who uses the app: the link to it takes the place of the one to the registration. */
[data-member] .header-log-in {
  display: contents;
}
[data-member] .header-log-in > a {
  padding-inline: var(--space-12);
  border-color: var(--colour-line-strong);
}
[data-member] .header-log-in + a {
  display: none;
}
`

const mobileMenuCss = `
.mobile-menu {
  flex: none;
}
.mobile-menu > summary {
  display: grid;
  place-items: center;
  width: var(--height-button);
  height: var(--height-button);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
}
.mobile-bars {
  width: 16px;
  height: 8px;
  border-block: 2px solid currentcolor;
  transition: height 0.15s;
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
`

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

const footerCss = `
.footer {
  padding-block: var(--space-60) var(--space-40);
  background: var(--colour-paper);
  color: var(--colour-ink);
}
.footer-rows {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
}
.footer-rows > a {
  width: fit-content;
  text-decoration: none;
}
/* Five columns at most, fewer on a narrow screen and for large letters. */
.footer-columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 16%), 1fr));
  gap: var(--space-32) var(--space-20);
}
.footer h2 {
  margin-block-end: var(--space-8);
  font-size: var(--font-size-16);
  letter-spacing: 0;
}
.footer ul {
  list-style: none;
}
.footer-links a {
  display: inline-block;
  padding-block: var(--space-4);
  color: var(--colour-ink-muted);
  text-decoration: none;
}
.footer-links a:hover {
  color: var(--colour-ink);
  text-decoration: underline;
}
.footer-end {
  display: grid;
  gap: var(--space-24);
  padding-block-start: var(--space-32);
  border-block-start: 1px solid var(--colour-line);
}
.footer-end > ul {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  font-size: var(--font-size-14);
}
.footer-end > p {
  max-width: 48em;
  text-wrap: balance;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
}
.locales {
  position: relative;
  width: fit-content;
}
.locales summary {
  border: 1px solid var(--colour-line-strong);
  white-space: normal;
}
.locales-panel {
  position: absolute;
  z-index: var(--z-raised);
  inset-block-end: calc(100% + var(--space-8));
  inset-inline-start: 0;
  width: min(36rem, 100vw - 2 * var(--gutter));
  max-height: 60vh;
  overflow-y: auto;
  padding: var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
}
.locales-panel > p {
  padding: var(--space-4) var(--space-12) var(--space-8);
  font-weight: 600;
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
 * The style of the frame that every page has (PageLayout.tsx), and of buttons, for the head of its HTML. As plain CSS with classes instead of
 * styled components: it is the same on every page, so the application need not carry it, nor each page the notes with
 * which styled-components finds its rules again.
 */
export const frameCss: string =
  buttonCss + shortCss(menuCss + headerCss + mobileMenuCss + edgesCss + footerCss)
