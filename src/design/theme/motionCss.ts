import { shortCss } from './shortCss'

/**
 * How the pictures of the product play (src/design/productScreens/Stage.tsx): once, when 60 % of one are visible. What has
 * `--at` appears after that many seconds. Its first and last state are the picture itself, which is all that browsers
 * without these timelines show, and visitors who want less motion. A separate file, which no page waits for.
 */
export const motionCss: string = shortCss(`
@supports (animation-timeline: view()) {
  @media (prefers-reduced-motion: no-preference) {
    .plays {
      animation: picture-seen linear both;
      animation-timeline: view();
      animation-range: entry 60% entry 61%;
    }
    /* Once set, it stays: the way back takes months. */
    .plays > div {
      transition: --played 0s 9999999s allow-discrete;
    }
    @container style(--seen: 1) {
      .plays > div {
        --played: 1;
        transition: --played 0s;
      }
    }
    @container style(--played: 1) {
      .plays [style*='--at'] {
        animation: picture-part 0.4s calc(var(--at) * 1s) backwards;
      }
      .plays .pause {
        display: grid !important;
        animation: picture-plays 5s;
      }
    }
    .plays > div:has(> :checked) * {
      animation-play-state: paused;
    }
  }
}
.pause {
  position: absolute;
  inset: auto auto 0.8em 0.8em;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border-radius: 50%;
  background: var(--colour-surface);
  color: var(--colour-ink);
  font-size: 12px;
  appearance: none;
  visibility: hidden;
}
.pause::before {
  content: '||';
  font-weight: 700;
}
.pause:checked::before {
  content: '▶';
}
@keyframes picture-seen {
  to {
    --seen: 1;
  }
}
@keyframes picture-part {
  from {
    opacity: 0;
    transform: translateY(0.6em);
  }
}
@keyframes picture-plays {
  from,
  to {
    visibility: visible;
  }
}
`)
