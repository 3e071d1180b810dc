/** The style of the banner and of the notice: codegen shrinks it with esbuild into bannerCss.ts. */
import { breakpoints, em } from '../../design/theme/tokens'
import { bannerId, noticeId } from './bannerId'

const css = String.raw

/**
 * The region takes the place of src/design/layout/Notices.tsx: at the lower edge of the screen, but in the
 * page, below the footer, while a keyboard user is elsewhere, so that it never covers the focus. The notices of the
 * application are in the page meanwhile. A press that began elsewhere ends there, although the region comes back to the edge
 * in between (`data-passive`, src/visitor/consentBanner/banner.ts). With large text the card scrolls, and both answers stay in sight.
 * On a low screen a question of the site is a bar of at most half its height; settings that a visitor has opened are in the
 * page there.
 */
export const bannerStyle = css`
  #${bannerId} {
    position: static;
    padding: var(--space-16);
    outline: 0;
  }

  @supports selector(:has(*)) {
    @media (min-height: 32em) {
      #${bannerId} {
        position: sticky;
        z-index: var(--z-notice);
        inset-block-end: 0;
        pointer-events: none;

        > form {
          max-height: max(50vh, 100vh - 12rem);
          pointer-events: auto;
        }
      }
    }

    @media not all and (min-height: 32em) {
      #${bannerId}[aria-live] {
        position: sticky;
        z-index: var(--z-notice);
        inset-block-end: 0;
        padding: 0;
        pointer-events: none;

        > form {
          gap: var(--space-4) var(--space-20);
          max-width: none;
          max-height: 50vh;
          padding: var(--space-12) var(--space-16);
          border-width: 1px 0 0;
          border-radius: 0;
          pointer-events: auto;
        }

        h2 {
          font-size: var(--font-size-16);
        }

        form > [data-answers] {
          inset-block-end: calc(-1 * var(--space-12));
        }
      }
    }

    #${bannerId}[data-passive] > form {
      pointer-events: none;
    }

    html:has(:focus-visible:not([tabindex='-1'])) #${bannerId}:not(:focus-within) {
      position: static;
    }

    body:has(#${bannerId}) [data-notices] {
      position: static;
    }
  }

  @media print {
    #${bannerId} {
      display: none;
    }
  }

  #${bannerId} {
    form {
      display: grid;
      gap: var(--space-16);
      max-width: 60rem;
      margin-inline: auto;
      padding: var(--space-20);
      overflow: auto;
      scroll-padding-block-end: calc(var(--height-button) + var(--space-32));
      overscroll-behavior: contain;
      background: var(--colour-surface);
      border: 1px solid var(--colour-line-strong);
      border-radius: var(--radius-card);
      box-shadow: 0 8px 32px rgb(18 49 42 / 0.16);
    }

    &:focus-visible form {
      outline: 3px solid var(--colour-focus);
      outline-offset: 2px;
    }

    h2 {
      font-size: var(--font-size-20);
    }

    p {
      max-width: 44rem;
      color: var(--colour-ink-muted);
      font-size: var(--font-size-14);
    }

    [data-answers] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
      gap: var(--space-12);
    }

    :is(button, summary) {
      display: flex;
      align-items: center;
      justify-content: center;
      min-height: var(--height-button);
      padding: var(--space-8) var(--space-16);
      border: 1px solid var(--colour-accent);
      border-radius: var(--radius-control);
      background: var(--colour-accent);
      color: var(--colour-on-accent);
      font-weight: 600;
      line-height: 1.25;
      text-align: center;
    }

    button:not([data-close]):hover {
      background: var(--colour-accent-strong);
    }

    summary {
      width: fit-content;
      min-height: var(--space-32);
      padding: var(--space-4) 0;
      background: none;
      border: 0;
      color: var(--colour-ink);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    details > div {
      display: grid;
      gap: var(--space-16);
      padding-block-start: var(--space-12);
    }

    fieldset {
      display: grid;
      gap: var(--space-12);
      grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    }

    label {
      display: grid;
      grid-template-columns: auto 1fr;
      align-content: start;
      gap: var(--space-4) var(--space-12);
      font-weight: 600;

      span {
        grid-column: 2;
        color: var(--colour-ink-muted);
        font-size: var(--font-size-14);
        font-weight: 400;
      }
    }

    input {
      width: 1.25rem;
      height: 1.25rem;
      margin: 0.15em 0 0;
      accent-color: var(--colour-accent);
    }

    form:not([data-control]) > [data-note],
    &[aria-live] [data-close] {
      display: none;
    }

    [data-close] {
      background: none;
      color: var(--colour-ink);
    }

    form > [data-answers] {
      position: sticky;
      inset-block-end: calc(-1 * var(--space-20));
      padding-block: var(--space-8);
      background: inherit;
    }
  }

  @media (min-width: ${em(breakpoints.sm)}) {
    #${bannerId} [data-answers] {
      max-width: 32rem;
    }
  }

  @media (min-width: ${em(breakpoints.md)}) {
    #${bannerId} {
      form {
        grid-template-columns: minmax(0, 1fr) 24rem;
        column-gap: var(--space-40);
      }

      form > :not(p, h2) {
        grid-column: 1 / -1;
      }

      form > [data-answers] {
        grid-area: 1 / 2 / 3;
        align-self: center;
      }
    }
  }
`

/** The line that says that cookies are in use. */
export const noticeStyle = css`
  #${noticeId} {
    padding: var(--space-16) var(--space-20);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    text-align: center;

    a {
      color: var(--colour-ink);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  @media print {
    #${noticeId} {
      display: none;
    }
  }
`
