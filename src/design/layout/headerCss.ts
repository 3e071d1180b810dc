import { media } from '../theme/tokens'

/** The style of the header. */
export const headerCss = `
.header {
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
.header-demo,
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
/* On a low screen, as at 400 %, it would cover a third of the page. */
@media (min-height: 30em) {
  .header {
    position: sticky;
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
${media.lg} {
  .header-demo {
    display: contents;
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
[data-member] .header-actions > a {
  display: none;
}
`
