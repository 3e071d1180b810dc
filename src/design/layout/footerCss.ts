import { media } from '../theme/tokens'

/** The style of the footer and of the list of locales in it. */
export const footerCss = `
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
  gap: 0 var(--space-20);
}
/* Browsers that do not know the part open them once the application is there: useOpenWhereWide.ts. */
${media.sm} {
  .footer-columns ::details-content {
    content-visibility: visible;
  }
  .footer-columns summary {
    pointer-events: none;
  }
  .footer-columns summary::after {
    display: none;
  }
}
.footer-columns summary {
  padding-inline: 0;
  font-weight: 600;
  white-space: normal;
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
  max-width: 36rem;
}
.locales summary {
  width: fit-content;
  border: 1px solid var(--colour-line-strong);
  white-space: normal;
}
`
