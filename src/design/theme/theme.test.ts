import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accentColours, colours, darkColours, type ColourName } from './colours'
import { channel, contrast, contrastRules, textColours } from './contrast'
import { fontFiles, fontPreloads, fontSource } from './fonts'
import { globalCss } from './globalCss'

const tones: [string, Record<ColourName, string>][] = [
  ['paper', colours],
  ['dark', { ...colours, ...darkColours }],
  ['accent', { ...colours, ...accentColours }],
]

describe.each(tones)('colours on the %s tone', (_, tone) => {
  it.each(contrastRules)('$colour is seen on $ground', ({ colour, ground, least }) => {
    expect(contrast(tone[colour], tone[ground])).toBeGreaterThanOrEqual(least)
  })
})

it('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
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
  const red = [...textColours, 'focus' as const].filter((name) => isRed(tone[name]))
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
