/** The style of the first level of menus, in the header and in the menu of small screens. */
export const menuCss = `
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
`
