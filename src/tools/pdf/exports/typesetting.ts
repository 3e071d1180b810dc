import { compatibleForm } from './compatibleForm'
import type { PdfFonts } from './pdfDocument'
import type { TextStyle } from './pdfStyle'

/** A piece of a line in one font; without a font it is a letter that no font has. */
type Run = { font: string | undefined; text: string; width: number }

export type Line = {
  runs: readonly Run[]
  /** Without the space at its end. */
  width: number
  /** A space or a line break of the text is between it and the next line, which readers of the text must find in it. */
  hasSpace: boolean
}

export type Typesetter = {
  /** Breaks a text into lines that are no wider than `width`; a word that is wider is broken too. */
  lines: (text: string, style: TextStyle, width: number) => readonly Line[]
  /** Width of the text on one line. */
  width: (text: string, style: TextStyle) => number
  /** Width of the longest piece that is better not broken. */
  widestWord: (text: string, style: TextStyle) => number
  draw: (line: Line, x: number, top: number, style: TextStyle) => void
  missingLetters: () => readonly string[]
}

/** The part of pdfkit's current font that its types leave out: the font of fontkit. */
type WithFont = { _font: { font: Font } }
type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean; _glyphs: Record<number, unknown> }

/** Fonts that were read for an earlier document, by their file. */
const parsedFonts = new WeakMap<Uint8Array, Font>()

/** Joins letters or chooses how one looks; shown by no font on its own. */
const joiners = /\p{Variation_Selector}|\u200c|\u200d/gu
/** Control characters but the line break, marks of direction and invisible letters, which would be shown as boxes. */
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** What is drawn for letters that few fonts have and that another letter can stand for. */
const substitutes: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u200a': '\u00a0',
  '\u2002': '\u00a0',
  '\u2003': '\u00a0',
  '\u3000': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
}

/** Parts of a line between which it may be broken: after spaces, and after a hyphen, a dash or a slash between letters. */
const breakable = /(?<= )(?=[^ ])|(?<=\p{L}[-/–—])(?=\p{L})|(?<=[—])(?=[\p{L}\d])/u
/** Where a word that is too long for a line is broken by preference. */
const wordBreak = /[@._/?&=:;,+-]/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const plain = /^[ -~]*$/
/** The letters of a text, as people count them. */
const lettersOf = (text: string): string[] =>
  plain.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Part of the size that a box takes which stands for a missing letter. */
const boxWidth = 0.66

/**
 * Sets text in the fonts of a document: each letter in the first font that has it. Kerning is applied, digits are set in
 * one width where the style says so.
 */
export function createTypesetter(doc: PDFKit.PDFDocument, fonts: PdfFonts): Typesetter {
  const families = { regular: [] as string[], bold: [] as string[] }
  const sources = new Map<string, Uint8Array>()
  for (const weight of ['regular', 'bold'] as const)
    fonts[weight].forEach((bytes, index) => {
      const name = `${weight}${index}`
      // A glyph keeps the letter that it was first requested with; one that was only a part of another, the U of Ü, has
      // none, and its letter could not be read or copied in the next document. Each document begins without them.
      const parsed = parsedFonts.get(bytes)
      if (parsed) parsed._glyphs = {}
      // A copy, because pdfkit asks for an array of its own realm, which the bytes of a file in a test are not.
      doc.registerFont(name, (parsed ?? new Uint8Array(bytes)) as Buffer)
      families[weight].push(name)
      sources.set(name, bytes)
    })

  /** Sets the font, and keeps it as it was read for the next document. */
  const readFont = (name: string): Font => {
    const { font } = (doc.font(name) as unknown as WithFont)._font
    const source = sources.get(name)
    if (source && !parsedFonts.has(source)) parsedFonts.set(source, font)
    return font
  }

  const missing = new Set<string>()
  const fontOf = new Map<string, string | undefined>()
  const widths = new Map<string, number>()

  const has = (font: string, letter: string): boolean => {
    const current = readFont(font)
    return Array.from(letter.replace(joiners, '')).every((part) =>
      current.hasGlyphForCodePoint(part.codePointAt(0) ?? 0),
    )
  }

  /** The first font that has the letter. */
  const fontFor = (letter: string, weight: 'regular' | 'bold'): string | undefined => {
    const key = weight + letter
    if (!fontOf.has(key))
      fontOf.set(
        key,
        families[weight].find((font) => has(font, letter)),
      )
    return fontOf.get(key)
  }

  /** The letter itself, or where no font has it the letters of another form that means the same and that fonts have. */
  const drawable = (letter: string, weight: 'regular' | 'bold'): string[] => {
    if (plain.test(letter) || fontFor(letter, weight) || substitutes[letter]) return [letter]
    const form = lettersOf(compatibleForm(letter) ?? '')
    return form.length > 0 && form.every((each) => fontFor(each, weight)) ? form : [letter]
  }

  const runWidth = (font: string | undefined, text: string, { size, tabular }: TextStyle): number => {
    if (!font) return size * boxWidth
    const key = `${font}${tabular ? '#' : ' '}${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = doc
        .font(font)
        .fontSize(1000)
        .widthOfString(text, tabular ? { features: ['tnum'] } : {})
      widths.set(key, width)
    }
    return (width * size) / 1000
  }

  const clean = (text: string): string => text.replaceAll('\t', ' ').replace(invisible, '').normalize('NFC')

  const runsOf = (text: string, style: TextStyle): Run[] => {
    const pieces: { font: string | undefined; text: string }[] = []
    for (const letter of lettersOf(text).flatMap((each) => drawable(each, style.weight))) {
      const substitute = substitutes[letter]
      const own = fontFor(letter, style.weight)
      const drawn = !own && substitute ? substitute : letter.replace(joiners, '')
      if (!drawn) continue
      const font = own ?? (substitute ? fontFor(substitute, style.weight) : undefined)
      if (!font) missing.add(letter)
      const last = pieces.at(-1)
      if (font && last?.font === font) last.text += drawn
      else pieces.push({ font, text: drawn })
    }
    return pieces.map((piece) => ({ ...piece, width: runWidth(piece.font, piece.text, style) }))
  }

  const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0)
  const width = (text: string, style: TextStyle): number => widthOf(runsOf(clean(text), style))

  /** The parts of a word that is wider than a line. */
  const brokenWord = (word: string, style: TextStyle, limit: number): string[] => {
    const parts: string[] = []
    let part = ''
    for (const letter of lettersOf(word)) {
      if (part && widthOf(runsOf(part + letter, style)) > limit) {
        const letters = lettersOf(part)
        const preferred = letters.findLastIndex((each) => wordBreak.test(each)) + 1
        const at = preferred > letters.length / 2 ? preferred : letters.length
        parts.push(letters.slice(0, at).join(''))
        part = letters.slice(at).join('')
      }
      part += letter
    }
    return [...parts, part]
  }

  const lineOf = (text: string, style: TextStyle, hasSpace: boolean): Line => {
    const runs = runsOf(text.replace(/ +$/, ''), style)
    return { runs, width: widthOf(runs), hasSpace }
  }

  const lines = (text: string, style: TextStyle, limit: number): Line[] =>
    clean(text)
      .split('\n')
      .flatMap((paragraph, position, paragraphs) => {
        const result: string[] = []
        let line = ''
        let taken = 0
        for (const piece of paragraph.split(breakable)) {
          const full = widthOf(runsOf(piece, style))
          const visible = piece.endsWith(' ') ? widthOf(runsOf(piece.trimEnd(), style)) : full
          // A part of a point is left, because the widths of the parts and of the whole differ by rounding.
          if (line && taken + visible > limit + 0.01) {
            result.push(line)
            line = ''
            taken = 0
          }
          if (visible > limit + 0.01) {
            const parts = brokenWord(piece, style, limit)
            result.push(...parts.slice(0, -1))
            line = parts.at(-1) ?? ''
            taken = widthOf(runsOf(line, style))
          } else {
            line += piece
            taken += full
          }
        }
        const isLast = position === paragraphs.length - 1
        return [
          ...result.map((each) => lineOf(each, style, each.endsWith(' '))),
          lineOf(line, style, !isLast),
        ]
      })

  return {
    lines,
    width,
    widestWord: (text, style) =>
      Math.max(
        0,
        ...clean(text)
          .split(/[ \n]/)
          .map((word) => widthOf(runsOf(word, style))),
      ),
    draw: (line, left, top, style) => {
      const baseline = top + (style.leading - style.size) / 2 + style.size * 0.8
      let x = left
      for (const { font, text, width: taken } of line.runs) {
        if (font) {
          doc
            .font(font)
            .fontSize(style.size)
            .fillColor(style.colour)
            .text(text, x, baseline, {
              lineBreak: false,
              baseline: 'alphabetic',
              ...(style.tabular ? { features: ['tnum'] } : {}),
            })
        } else {
          // Who copies the text gets the letter all the same.
          doc.markContent('Span', { actual: text })
          doc
            .lineWidth(style.size * 0.06)
            .strokeColor(style.colour)
            .rect(x + style.size * 0.08, baseline - style.size * 0.68, style.size * 0.5, style.size * 0.68)
            .stroke()
          doc.endMarkedContent()
        }
        x += taken
      }
      const font = line.hasSpace ? fontFor(' ', style.weight) : undefined
      if (font)
        doc
          .font(font)
          .fontSize(style.size)
          .text(' ', x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
    missingLetters: () => [...missing].sort(),
  }
}
