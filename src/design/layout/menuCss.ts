import { iconSize } from '../theme/icons/lines'

/** The style of the entries of menus, in the header and in the menu of small screens. */
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
`
