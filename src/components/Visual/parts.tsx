import type { ReactNode } from 'react'

/** Colours of the drawings by purpose; they follow the tone of the section. */
export const paint = {
  surface: 'var(--colour-surface)',
  tint: 'var(--colour-tint)',
  line: 'var(--colour-line)',
  ink: 'var(--colour-ink)',
  /** Dark on every tone: for shapes on mint, sand or coral, which are the same on every tone. */
  night: 'var(--colour-night)',
  accent: 'var(--colour-accent)',
  onAccent: 'var(--colour-on-accent)',
  soft: 'var(--colour-accent-soft)',
  mint: 'var(--colour-mint)',
  sand: 'var(--colour-sand)',
  coral: 'var(--colour-coral)',
  coralSoft: 'var(--colour-coral-soft)',
} as const

export type Paint = keyof typeof paint

/** The background shapes of a drawing. */
const grounds = {
  wide: 'M40 214c-4-96 70-172 178-182 104-10 214 44 222 150 8 110-66 190-186 194C130 380 44 314 40 214Z',
  tall: 'M92 108c40-72 152-100 236-62 88 40 120 132 96 216-24 82-120 126-214 112C104 358 44 196 92 108Z',
  low: 'M34 252c-8-84 62-110 112-156 54-50 148-62 216-8 70 56 96 158 44 222-46 58-142 66-222 62-84-4-142-40-150-120Z',
} as const

/** The canvas of every drawing, 480 × 400: a tinted background shape and the content. */
export function Canvas({
  ground = 'wide',
  children,
}: {
  ground?: keyof typeof grounds
  children: ReactNode
}) {
  return (
    <svg viewBox="0 0 480 400" width="100%" height="100%" fill="none">
      <path d={grounds[ground]} fill={paint.soft} />
      {children}
    </svg>
  )
}

type BoxProps = {
  x: number
  y: number
  w: number
  h: number
  r?: number
  fill?: Paint
  edge?: Paint | 'none'
}

/** A rounded panel with a hairline. */
export function Panel({ x, y, w, h, r = 16, fill = 'surface', edge = 'line' }: BoxProps) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={r}
      fill={paint[fill]}
      stroke={edge === 'none' ? undefined : paint[edge]}
    />
  )
}

/** A bar that represents a word or an amount. */
export function Bar({
  x,
  y,
  w,
  h = 8,
  fill = 'line',
}: {
  x: number
  y: number
  w: number
  h?: number
  fill?: Paint
}) {
  return <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={paint[fill]} />
}

/** A tick in a disc, centred on x, y. */
export function Tick({ x, y, r = 14, fill = 'accent' }: { x: number; y: number; r?: number; fill?: Paint }) {
  const s = r / 14
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <circle r="14" fill={paint[fill]} />
      <path
        d="m-6 .5 4 4 8-8.5"
        stroke={fill === 'accent' ? paint.onAccent : paint.night}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A person as head and shoulders in a disc, centred on x, y. */
export function Person({ x, y, r = 24, fill = 'mint' }: { x: number; y: number; r?: number; fill?: Paint }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 24})`}>
      <circle r="24" fill={paint[fill]} stroke={paint.surface} strokeWidth="3" />
      <circle cy="-6" r="7" fill={paint.night} />
      <path d="M-14.5 16.5C-12 8-6 5 0 5s12 3 14.5 11.5a22.5 22.5 0 0 1-29 0Z" fill={paint.night} />
    </g>
  )
}

/** The mark of the brand, 24 px, its corner at x, y. */
export function Mark({ x, y, fill = 'onAccent' }: { x: number; y: number; fill?: Paint }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`}>
      <path d="M20.9 4.2A12 12 0 1 0 26 14h-5.5A6.5 6.5 0 1 1 17.7 8.7Z" fill={paint[fill]} />
      <circle cx="23.5" cy="8" r="3" fill={paint.coral} />
    </g>
  )
}

/** A card with only the mark, 270 × 170, its corner at 0, 0: for a card behind another. */
export function CardFace({ fill, on }: { fill: Paint; on: Paint }) {
  return (
    <>
      <Panel x={0} y={0} w={270} h={170} r={18} fill={fill} edge={fill === 'surface' ? 'line' : 'none'} />
      <Mark x={22} y={20} fill={on} />
    </>
  )
}

/** A company card, 270 × 170, its corner at 0, 0. */
export function CompanyCard() {
  return (
    <>
      <CardFace fill="accent" on="onAccent" />
      <text x="52" y="40" fill={paint.onAccent} fontSize="21" fontWeight="700" letterSpacing="-.8">
        Outlay
      </text>
      <rect x="24" y="68" width="38" height="29" rx="7" fill={paint.sand} />
      <path d="M24 78h12v9H24M62 78H50v9h12" stroke={paint.night} strokeOpacity=".35" />
      <g stroke={paint.onAccent} strokeWidth="2.5" strokeLinecap="round">
        <path d="M78 76c3.5 4 3.5 9 0 13M86 72c6 7 6 15 0 21" />
      </g>
      <path
        d="M25 130h45M84 130h45"
        stroke={paint.onAccent}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray=".1 13"
      />
      <text x="146" y="136" fill={paint.onAccent} fontSize="17" fontWeight="600" letterSpacing="1.5">
        4821
      </text>
      <path d="M214 142a16 16 0 0 1 32 0Z" fill={paint.coral} />
    </>
  )
}
