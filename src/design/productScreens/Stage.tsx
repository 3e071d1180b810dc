import { useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import type { SceneName } from '../../content/cms/sceneNames'
import { useStrings } from '../../content/site/SiteContext'

/**
 * Everything in a picture is measured in em, and an em is a share of the picture's width: 40 em wide, 29 or less in a narrow
 * column, where the navigation of the app is left out and no text is below 11 px. So a picture never overflows, and its
 * height is known before anything is drawn. Elements stand for parts: `b` a strong word, `small` a quiet one, `i` an avatar
 * or tile, `em` a status, `u` a progress bar (its share in `--p`), `.row` a line of a list, `.end` what stands at the end
 * of a line, `.narrow` what a wide window has no room for, `.extra` a line for which only the narrow form, which is higher, and a wide window have room, `.more` what only
 * a wide window shows.
 */
const Picture = styled.div`
  container-type: inline-size;

  & > div {
    --ground: var(--colour-accent-soft);
    --shadow: 0 1.4em 3em -1.2em rgb(18 49 42 / 40%), 0 0 0 1px rgb(18 49 42 / 7%);
    position: relative;
    height: 27em;
    overflow: hidden;
    border-radius: var(--picture-corners, var(--radius-panel));
    background: var(--ground);
    color: var(--colour-ink);
    font-size: 2.5cqi;
    line-height: 1.35;
    white-space: nowrap;
    hyphens: manual;
    font-variant-numeric: tabular-nums;
    forced-color-adjust: none;
  }

  & .sand {
    --ground: var(--colour-sand);
  }

  & .coral {
    --ground: var(--colour-coral-soft);
  }

  b {
    font-weight: 600;
  }

  small {
    color: var(--colour-ink-muted);
    font-size: 0.8em;
  }

  .row {
    display: flex;
    align-items: center;
    gap: 0.7em;
    padding: 0.6em 0;

    & > span {
      flex: 1;
      min-width: 0;
    }

    b,
    small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }

  .extra,
  .more,
  .row .more {
    display: none;
  }

  /* An icon of the sprite. */
  .nav span::before,
  .search::before {
    content: '';
    display: inline-block;
    width: 1.3em;
    height: 1.3em;
    margin-inline-end: 0.5em;
    background: var(--menu-icons) 0 calc(var(--i) * -1.3em) / 1.3em;
    vertical-align: -0.3em;
  }

  .search {
    margin-inline-start: auto;
    padding: 0.3em 5em 0.3em 0.7em;
    border: 1px solid var(--colour-line);
    border-radius: 9em;
  }

  .row + .row {
    border-top: 1px solid var(--colour-line);
  }

  .end {
    margin-inline-start: auto;
    text-align: end;
  }

  .row > b.end {
    flex: none;
  }

  .big {
    font-size: 1.9em;
    line-height: 1.2;
    letter-spacing: -0.03em;
  }

  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.8em;
    height: 2.8em;
    border-radius: 50%;
    background: var(--colour-mint);
    color: var(--colour-night);
    font-size: 0.72em;
    font-style: normal;
    font-weight: 600;
  }

  .tick,
  .off {
    width: 2em;
    height: 2em;
    background: var(--colour-line);
  }

  .tick {
    background: var(--colour-accent);
    color: var(--colour-on-accent);
  }

  :where(:nth-child(3n)) > i {
    background: var(--colour-sand);
  }

  :where(:nth-child(3n + 1)) > i {
    background: var(--colour-coral-soft);
    color: var(--colour-ink);
  }

  em {
    padding: 0.15em 0.7em;
    border-radius: 9em;
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
    font-size: 0.78em;
    font-style: normal;
    font-weight: 500;
  }

  .late {
    background: var(--colour-coral-soft);
    color: var(--colour-ink);
  }

  .wait {
    background: var(--colour-sand);
    color: var(--colour-night);
  }

  u {
    display: block;
    height: 0.5em;
    overflow: hidden;
    border-radius: 9em;
    background: var(--colour-line);

    &::before {
      content: '';
      display: block;
      width: var(--p);
      height: 100%;
      border-radius: inherit;
      background: var(--bar, var(--colour-accent));
    }
  }

  .box {
    padding: 0.9em 1.1em;
    border: 1px solid var(--colour-line);
    border-radius: 0.9em;
    background: var(--colour-surface);
  }

  .dense .row {
    padding: 0.35em 0;
  }

  /* What the picture is about lies above the rest. */
  .focus {
    position: absolute;
    inset: var(--top, auto) 1.4em var(--bottom, 1.6em) auto;
    width: 18em;
    border-color: transparent;
    box-shadow: var(--shadow);
  }

  /* A list as a table: name, what it is for, status and amount below each other. */
  @container (min-width: 560px) {
    .wide {
      font-size: 0.82em;

      & .extra,
      & .more,
      & .row .more {
        display: flex;
      }

      & .row {
        padding: 0.46em 0;
      }

      & .row > span:not(.end, .two) {
        display: flex;
        gap: 0.7em;
        align-items: baseline;

        & > * {
          flex: 1;
        }

        & > :first-child {
          flex: 1.8;
        }
      }

      & .narrow {
        display: none;
      }

      & .row > em:not(.end) {
        flex: 0 0 9em;
        overflow: hidden;
        text-align: center;
        text-overflow: ellipsis;
      }

      & .row > b:last-child:not(.big) {
        flex: none;
        min-width: 6em;
        text-align: end;
      }

      & small {
        font-size: max(0.86em, 11px);
      }

      & .head {
        padding-inline-start: 2.75em;

        & > * {
          background: none;
          color: var(--colour-ink-muted);
          font-size: max(0.8em, 11px);
          font-weight: 400;
        }
      }
    }
  }

  @container (min-width: 760px) {
    & > div {
      font-size: 19px;
    }
  }

  @container (max-width: 430px) {
    & > div {
      height: 32em;
      font-size: max(3.5cqi, 11.5px);
    }

    small,
    em,
    i {
      font-size: max(0.86em, 11px);
    }

    .big {
      font-size: 1.5em;
    }

    /* An amount is never cut: what stands beside it is. */
    .row > span:has(> .big) {
      flex: none;
    }

    .row {
      gap: 0.5em;
    }

    .row > em {
      overflow: hidden;
    }

    & .short {
      height: 27em;
    }

    .row > span > * {
      white-space: normal;
    }

    .extra {
      display: flex;
    }

    .focus {
      inset: auto 1.2em 1.2em auto;
    }

    .nav {
      display: none;
    }
  }

  /* Names need the room of the avatars beside them. */
  @container (max-width: 310px) {
    .row > i:not([class]):has(+ span) {
      display: none;
    }
  }
`

/** The pictures that play once, by src/design/theme/motionCss.ts. */
const playing: readonly SceneName[] = ['card_controls', 'receipt_capture', 'invoice_inbox', 'month_close']

/**
 * Grounds other than mint, as neighbours on a page should differ; `short` for a scene that in the narrow form, without
 * the navigation, would not fill the height of the others.
 */
const looks: Partial<Record<SceneName, string>> = {
  expense_list: 'sand',
  card_controls: 'coral short',
  approval: 'sand',
  payment_run: 'sand',
  subscriptions: 'coral short',
  cash_overview: 'short',
  month_close: 'sand short',
  mileage: 'coral',
  reports: 'coral short',
  team_budgets: 'short',
  companies: 'sand short',
  large_card: 'short',
  invoice_document: 'sand',
}

type StageProps = {
  name: SceneName
  /** What is seen, for those who do not see it. */
  alternative: string
  /** The scene; its space is reserved without it. */
  children?: ReactNode
}

/** A prerendered page has the style as a file already; the code of one that is rendered in the browser brings it. */
const motionStyle = 'link[href^="/motion."], style[data-motion]'

function useMotionCss(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || document.querySelector(motionStyle)) return
    void import('../theme/motionCss').then(
      ({ motionCss }) => {
        if (document.querySelector(motionStyle)) return
        const style = document.createElement('style')
        style.dataset['motion'] = ''
        style.textContent = motionCss
        document.head.append(style)
      },
      // The picture stands still, as it does without these timelines.
      () => undefined,
    )
  }, [isNeeded])
}

/** The ground that a picture of the product stands on. One image for assistive technology, with one text. */
export function Stage({ name, alternative, children }: StageProps) {
  const { pause_animation } = useStrings()
  const plays = playing.includes(name)
  useMotionCss(plays)
  return plays ? (
    <Picture className="plays">
      <div className={looks[name]}>
        <div role="img" aria-label={alternative} style={{ position: 'absolute', inset: 0 }}>
          <div aria-hidden="true">{children}</div>
        </div>
        {/* Shown while the picture plays. */}
        <input type="checkbox" className="pause" style={{ display: 'none' }} aria-label={pause_animation} />
      </div>
    </Picture>
  ) : (
    <Picture role="img" aria-label={alternative}>
      <div aria-hidden="true" className={looks[name]}>
        {children}
      </div>
    </Picture>
  )
}
