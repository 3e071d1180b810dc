/** The style of the menu of small screens. */
export const mobileMenuCss = `
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
