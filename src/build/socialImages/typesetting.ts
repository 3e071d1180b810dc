import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Font, type PathCommand } from 'opentype.js'

/*
 * Text as outlines. The renderer of sharp takes fonts from the system only, and a build must look the same on
 * every machine; so each letter is drawn as an outline of the pages' typeface. The static files are read
 * because they come as woff, which opentype.js can read; the pages' own file is woff2.
 */

const fontFolder = 'node_modules/@fontsource/figtree/files'

/** The subsets in the order they are tried; together they cover every language of the site. */
const fontFiles = ['figtree-latin-600-normal.woff', 'figtree-latin-ext-600-normal.woff']

function readFont(file: string): Font {
  const { buffer, byteOffset, length } = readFileSync(path.join(fontFolder, file))
  return parse(buffer.slice(byteOffset, byteOffset + length))
}

let fonts: Font[] | undefined

type Run = { font: Font; text: string }

/** A text in runs that one font can render. Characters no font has (emoji) are left out. */
function runsOf(text: string): Run[] {
  fonts ??= fontFiles.map(readFont)
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
    const last = runs.at(-1)
    if (!font) continue
    // A space stays with the word before it.
    if (last && (last.font === font || character === ' ')) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Slightly tighter than set by the font, as the headings of the pages are. In parts of the em. */
const tracking = -0.02

const options = { kerning: true, letterSpacing: tracking }

/** Width of a line in px. */
export const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size, options), 0)

const px = (value: number): string => String(Number(value.toFixed(1)))

/** Commands of an outline as SVG path data. The library's own writer gives NaN for numbers close to zero. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = `${px(command.x)} ${px(command.y)}`
      if (command.type === 'Q') return `Q${px(command.x1)} ${px(command.y1)} ${end}`
      if (command.type === 'C')
        return `C${px(command.x1)} ${px(command.y1)} ${px(command.x2)} ${px(command.y2)} ${end}`
      return `${command.type}${end}`
    })
    .join('')
}

/** Path data of a line that starts at `x` on the base line `y`. */
export function outline(text: string, x: number, y: number, size: number): string {
  let position = x
  return runsOf(text)
    .map((run) => {
      const data = pathData(run.font.getPath(run.text, position, y, size, options).commands)
      position += run.font.getAdvanceWidth(run.text, size, options)
      return data
    })
    .join('')
}

/** A text in lines no wider than `width`; undefined when a word is too wide or the lines are too many. */
function wrap(text: string, size: number, width: number, maximumLines: number): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else if (widthOf(word, size) <= width) lines.push(word)
    else return undefined
  }
  return lines.length <= maximumLines ? lines : undefined
}

export type Setting = { lines: string[]; size: number }

type Frame = { width: number; maximumLines: number; sizes: readonly number[] }

/**
 * A text at the largest size at which it fits. A text that fits at none is cut at the smallest, with an
 * ellipsis; a word wider than the frame is cut as well.
 */
export function fit(text: string, { width, maximumLines, sizes }: Frame): Setting {
  for (const size of sizes) {
    const lines = wrap(text, size, width, maximumLines)
    if (lines) return { lines, size }
  }
  const size = sizes.at(-1) ?? 40
  let shorter = text
  while (shorter.length > 1) {
    shorter = shorter.slice(0, -1).trimEnd()
    const lines = wrap(`${shorter}…`, size, width, maximumLines)
    if (lines) return { lines, size }
  }
  return { lines: [], size }
}
