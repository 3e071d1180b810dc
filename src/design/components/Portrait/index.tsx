import styled from 'styled-components'
import { isPortraitName, portraits, type PortraitName } from './portraits'

const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 10rem;
  aspect-ratio: 1;
  border-radius: 50%;
`

const Head = () => (
  <>
    <path d="M66 92h28v26c0 10-28 10-28 0z" />
    <circle cx="52" cy="73" r="6" />
    <circle cx="108" cy="73" r="6" />
    <ellipse cx="80" cy="70" rx="28" ry="34" />
  </>
)

/** A drawn person, without words: the name stands beside it. All are drawn in one style and in the colours of the brand. */
export function Portrait({ name }: { name: PortraitName }) {
  const drawing = portraits[name]
  return (
    <Root viewBox="0 0 160 160" aria-hidden="true">
      <rect width="160" height="160" fill={drawing.background} />
      <g fill={drawing.hair}>{drawing.behind}</g>
      <g fill="var(--colour-sand)">
        <Head />
      </g>
      {drawing.skin.map(([fill, opacity]) => (
        // Opacity of the group: its parts overlap.
        <g key={fill} fill={fill} opacity={opacity}>
          <Head />
        </g>
      ))}
      <path d="M18 160c4-32 26-46 48-48 6 9 22 9 28 0 22 2 44 16 48 48z" fill={drawing.clothes} />
      <g fill="var(--colour-ink)">
        <circle cx="68" cy="72" r="2.8" />
        <circle cx="92" cy="72" r="2.8" />
      </g>
      <path
        d="M71 88q9 7 18 0M80 74l-2 7h4"
        fill="none"
        stroke="var(--colour-ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill={drawing.hair}>{drawing.before}</g>
    </Root>
  )
}

/** The portrait that a field names; undefined for an empty field and any other name. */
export const portraitOf = (name: unknown): JSX.Element | undefined =>
  isPortraitName(name) ? <Portrait name={name} /> : undefined
