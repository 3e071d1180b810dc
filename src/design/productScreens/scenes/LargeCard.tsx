import styled from 'styled-components'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { Bar, CardFace } from '../parts'

/** Two plastic cards, one behind the other, seen from the side. */
const Pair = styled.div`
  position: absolute;
  inset: 0;
  perspective: 70em;

  & > div {
    position: absolute;
    top: 4.1em;
    left: 3.6em;
    font-size: 1.62em;
    transform: rotateX(22deg) rotateY(-24deg) rotateZ(9deg);
    transform-origin: 40% 50%;
  }

  & > div:first-child {
    --arc: var(--colour-mint);
    margin: -2.1em 0 0 4.4em;

    & > * {
      background: var(--colour-accent);
    }
  }

  @container (max-width: 430px) {
    & > div {
      top: 4.4em;
      left: 1.1em;
      font-size: 1.36em;
    }

    & > div:first-child {
      margin-inline-start: 2.2em;
    }
  }
`

/** The card itself, large, with another one behind it and what is left on it. */
export default function LargeCard({ words }: { words: SceneWords['large_card'] }) {
  return (
    <>
      <Pair>
        <div>
          <CardFace card={words.second} plastic />
        </div>
        <div>
          <CardFace card={words.card} plastic />
        </div>
      </Pair>
      <div className="focus box">
        <div className="row">
          <span>
            <b>{words.team}</b>
            <small>{`•• ${words.card.end}`}</small>
          </span>
          <span className="end" style={{ flex: 'none' }}>
            <b>{words.limit}</b>
            <small>{words.limitLabel}</small>
          </span>
        </div>
        <Bar percent={words.percent} />
      </div>
    </>
  )
}
