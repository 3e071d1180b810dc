import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accentColours, colours, darkColours, type ColourName } from './colours'
import { fontFiles, fontPreloads, fontSource } from './fonts'
import { globalCss } from './globalCss'

const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast of two colours as WCAG 2 defines it. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const texts: ColourName[] = ['ink', 'ink-muted', 'accent', 'accent-strong', 'label', 'error']
const grounds: ColourName[] = ['paper', 'tint', 'surface']
const tones: [string, Record<ColourName, string>][] = [
  ['paper', colours],
  ['dark', { ...colours, ...darkColours }],
  ['accent', { ...colours, ...accentColours }],
]

describe.each(tones)('colours on the %s tone', (_, tone) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(tone[text], tone[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['accent-strong', 'accent-soft'],
    ['ink', 'accent-soft'],
    ['label', 'coral-soft'],
  ] as const)('%s reads on %s', (text, ground) => {
    expect(contrast(tone[text], tone[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['line-strong', 'focus'] as const)('%s is seen as an edge', (edge) => {
    for (const ground of grounds) expect(contrast(tone[edge], tone[ground])).toBeGreaterThanOrEqual(3)
  })
})

/** The hue of a colour in degrees, 0 for red; none of a grey. */
function hue(hex: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(hex, at))
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (high === low) return undefined
  const sector =
    high === red
      ? (green - blue) / (high - low)
      : high === green
        ? 2 + (blue - red) / (high - low)
        : 4 + (red - green) / (high - low)
  return (sector * 60 + 360) % 360
}

it.each(tones)('red is for errors alone on the %s tone', (_, tone) => {
  const isRed = (hex: string): boolean => {
    const angle = hue(hex)
    return angle !== undefined && (angle < 25 || angle > 335)
  }
  const red = [...texts, 'focus' as const].filter((name) => isRed(tone[name]))
  expect(red).toEqual(['error'])
})

describe('global style', () => {
  it('defines every custom property it uses', () => {
    const used = new Set([...globalCss.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]))
    const defined = new Set([...globalCss.matchAll(/[{;](--[\w-]+):/g)].map((match) => match[1]))
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })

  it('loads no font from another host', () => {
    const addresses = [...globalCss.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1])
    expect(addresses).toEqual(fontFiles.map((file) => `/fonts/${file}`))
    expect(addresses).toEqual(expect.arrayContaining(fontPreloads))
  })

  it('names font files the package has', () => {
    const missing = fontFiles.filter((file) => !existsSync(join(__dirname, '../../..', fontSource, file)))
    expect(missing).toEqual([])
  })
})
