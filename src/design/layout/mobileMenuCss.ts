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
`
