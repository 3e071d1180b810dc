import type { ReactNode } from 'react'

/** What tells one drawn person from another; all have the same head, neck and shoulders. */
type Drawing = {
  background: string
  clothes: string
  /** Layers over the lightest skin: colour and how much of it. */
  skin: readonly (readonly [fill: string, opacity: number])[]
  hair: string
  /** Behind the head. */
  behind?: ReactNode
  /** Before the face: hair, beard, glasses. */
  before: ReactNode
}

const ink = 'var(--colour-ink)'
const coral = 'var(--colour-coral)'
const sand = 'var(--colour-sand)'
const mint = 'var(--colour-mint)'
const accent = 'var(--colour-accent)'
const strong = 'var(--colour-accent-strong)'
const coralSoft = 'var(--colour-coral-soft)'
const accentSoft = 'var(--colour-accent-soft)'

const tanned = [[coral, 0.35]] as const
const brown = [
  [coral, 0.6],
  [ink, 0.3],
] as const
const dark = [
  [coral, 0.65],
  [ink, 0.55],
] as const

const grey = 'var(--colour-line-strong)'

const shortHair = 'M51 66c-3-26 11-39 29-39s33 12 29 39c-3-10-8-16-14-19-9 5-24 6-33 2-5 4-8 9-11 17z'

const drawings = {
  bun: {
    background: accentSoft,
    clothes: coral,
    skin: [],
    hair: ink,
    behind: <circle cx="80" cy="25" r="13" />,
    before: <path d="M50 72c-4-30 11-43 30-43s34 13 30 43c-4-16-14-25-30-25s-26 9-30 25z" />,
  },
  curls: {
    background: sand,
    clothes: accent,
    skin: dark,
    hair: ink,
    behind: (
      <path d="M48 92a14 14 0 0 1-7-22 14 14 0 0 1 4-22 15 15 0 0 1 14-19 17 17 0 0 1 21-8 17 17 0 0 1 21 8 15 15 0 0 1 14 19 14 14 0 0 1 4 22 14 14 0 0 1-7 22z" />
    ),
    before: <path d="M51 64c0-24 11-33 29-33s29 9 29 33c-14-7-44-7-58 0z" />,
  },
  beard: {
    background: coralSoft,
    clothes: strong,
    skin: tanned,
    hair: ink,
    before: (
      <>
        <path d={shortHair} />
        <path d="M52 76c1 22 12 34 28 34s27-12 28-34c-5 8-10 9-16 7a21 21 0 0 0-24 0c-6 2-11 1-16-7z" />
        <path d="M73 89q7 4 14 0" fill="none" stroke={sand} strokeWidth="2.5" strokeLinecap="round" />
      </>
    ),
  },
  fringe: {
    background: mint,
    clothes: 'var(--colour-paper)',
    skin: [],
    hair: strong,
    behind: <path d="M45 74c-3-32 13-47 35-47s38 15 35 47l3 32c-24 8-52 8-76 0z" />,
    before: <path d="M52 70c-1-24 11-38 28-38s29 14 28 38c-6-8-8-12-9-18-12 6-26 6-38 0-1 6-3 10-9 18z" />,
  },
  glasses: {
    background: sand,
    clothes: mint,
    skin: brown,
    hair: ink,
    before: (
      <>
        <path d={shortHair} />
        <g fill="none" stroke={ink} strokeWidth="2.5">
          <circle cx="68" cy="72" r="9" />
          <circle cx="92" cy="72" r="9" />
          <path d="M77 71q3-2 6 0M59 70l-7-2M101 70l7-2" />
        </g>
      </>
    ),
  },
  scarf: {
    background: accentSoft,
    clothes: accent,
    skin: tanned,
    hair: coral,
    behind: <path d="M42 78c0-36 16-53 38-53s38 17 38 53c0 24-3 36-10 48H52c-7-12-10-24-10-48z" />,
    before: (
      <path
        fillRule="evenodd"
        d="M44 74c0-32 14-46 36-46s36 14 36 46c0 28-13 46-36 46S44 102 44 74zm12 0c0 20 9 29 24 29s24-9 24-29-9-30-24-30-24 10-24 30z"
      />
    ),
  },
  plait: {
    background: coralSoft,
    clothes: accent,
    skin: [],
    hair: coral,
    behind: (
      <path d="M104 62c10 6 13 18 10 28 5 8 4 18-1 24 3 9 0 18-7 22-6-6-7-14-3-22-5-8-5-17 0-24-3-10-3-19 1-28z" />
    ),
    before: (
      <path d="M51 70c-4-29 10-42 29-42s33 13 29 42c-3-13-9-20-17-25-10 10-26 13-37 10-2 5-3 9-4 15z" />
    ),
  },
  moustache: {
    background: accentSoft,
    clothes: ink,
    skin: tanned,
    hair: grey,
    before: (
      <>
        <path d="M51 70c-5-12-2-26 9-33-1 8-2 13-4 18-2 5-3 9-5 15zM109 70c5-12 2-26-9-33 1 8 2 13 4 18 2 5 3 9 5 15z" />
        <path d="M64 86c5-6 12-6 16-3 4-3 11-3 16 3-6 4-12 4-16 1-4 3-10 3-16-1z" />
      </>
    ),
  },
  bob: {
    background: mint,
    clothes: coral,
    skin: brown,
    hair: ink,
    behind: <path d="M46 62c2-24 14-36 34-36s32 12 34 36c1 16 0 28-4 40-20 6-40 6-60 0-4-12-5-24-4-40z" />,
    before: <path d="M52 68c0-22 10-36 28-36s28 14 28 36c-10-4-17-11-21-20-8 11-21 18-35 20z" />,
  },
  waves: {
    background: sand,
    clothes: strong,
    skin: [],
    hair: grey,
    behind: (
      <path d="M46 72c-6-10-2-24 8-30 4-12 16-17 26-16 11-1 23 4 27 16 9 6 13 20 7 30 5 9 5 20-2 28-21 6-43 6-64 0-7-8-7-19-2-28z" />
    ),
    before: (
      <path d="M52 70c-1-9 2-15 8-19 7 2 14-1 18-7 6 8 14 11 22 9 5 4 8 9 8 17 6-24-6-41-28-41S46 46 52 70z" />
    ),
  },
  ponytail: {
    background: sand,
    clothes: accent,
    skin: tanned,
    hair: ink,
    behind: (
      <path d="M98 24c20-6 34 10 30 32-3 18 2 28-4 44-12-2-18-14-16-28 2-16 0-26-12-34zM49 70c-3-30 12-45 31-45s34 15 31 45z" />
    ),
    before: <path d="M52 68c-2-24 10-37 28-37s30 13 28 37c-7-5-12-12-14-20-12 4-28 4-36-2-1 9-3 16-6 22z" />,
  },
  quiff: {
    background: mint,
    clothes: 'var(--colour-paper)',
    skin: [],
    hair: coral,
    before: (
      <>
        <path d="M51 68c-5-18-2-31 8-36 5-13 30-17 42-4 10 5 13 20 8 40-2-10-5-16-9-20-14 2-28 0-37-6-6 6-10 14-12 26z" />
        <path d="M66 101q14 8 28 0l-2 6q-12 6-24 0z" />
      </>
    ),
  },
  crop: {
    background: accentSoft,
    clothes: strong,
    skin: brown,
    hair: ink,
    before: (
      <>
        <path d="M52 62c-3-22 10-33 28-33s31 11 28 33c-3-6-6-10-9-12-12-5-26-5-38 0-3 2-6 6-9 12z" />
        <path d="M68 85q12-7 24 0 3 16-6 18-6 2-12 0-9-2-6-18zm5 3q7 4 14 0-7-3-14 0z" fillRule="evenodd" />
      </>
    ),
  },
  locks: {
    background: coralSoft,
    clothes: mint,
    skin: dark,
    hair: ink,
    behind: (
      <path d="M42 124c-4-14-2-20-2-32 0-40 8-68 40-68s40 28 40 68c0 12 2 18-2 32-4 3-8 3-11 0-17 4-37 4-54 0-3 3-7 3-11 0z" />
    ),
    before: (
      <path d="M51 72c-2-28 10-41 29-41s31 13 29 41c-5-11-8-18-9-25-7 1-14-1-20-7-6 6-13 8-20 7-1 7-4 14-9 25z" />
    ),
  },
} satisfies Record<string, Drawing>

export type PortraitName = keyof typeof drawings

/** The drawn people by the name that a document gives. */
export const portraits: Readonly<Record<PortraitName, Drawing>> = drawings

export const isPortraitName = (value: unknown): value is PortraitName =>
  typeof value === 'string' && Object.hasOwn(portraits, value)
