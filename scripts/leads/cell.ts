/** Texts of visitors and of HubSpot in the cells of a table for a terminal. */

/** Most lines of a cell. */
const mostLines = 6

/**
 * A text in lines of at most `width` columns, words kept together where they fit; cut with "…" after six lines. What a
 * terminal may show in another width than the table assumes is left out: control characters, changes of direction and
 * marks that combine with the letter before.
 */
export function cellText(text: string, width: number): string {
  const lines = ['']
  for (const word of wordsOf(text)) {
    for (const piece of piecesOf(word, width)) {
      const line = lines.at(-1) ?? ''
      if (line === '') lines[lines.length - 1] = piece
      else if (columnsOf(line) + 1 + columnsOf(piece) <= width) lines[lines.length - 1] = `${line} ${piece}`
      else lines.push(piece)
    }
    if (lines.length > mostLines) break
  }
  if (lines.length <= mostLines) return lines.join('\n')
  const [last = ''] = piecesOf(lines[mostLines - 1] ?? '', width - 1)
  return [...lines.slice(0, mostLines - 1), `${last}…`].join('\n')
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .split(/[\p{C}\p{Z}]+/u)
    .filter((word) => word !== '')

/** A word in pieces of at most `width` columns. */
function piecesOf(word: string, width: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let columns = 0
  for (const character of word) {
    if (columns + columnsOf(character) > width) {
      pieces.push(piece)
      piece = ''
      columns = 0
    }
    piece += character
    columns += columnsOf(character)
  }
  return [...pieces, piece]
}

/** Columns that a text takes at most: from Hangul on a letter may take two. */
const columnsOf = (text: string): number =>
  [...text].reduce((columns, character) => columns + ((character.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1), 0)
