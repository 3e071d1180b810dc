/**
 * The rows of a table that was pasted, without empty ones: tabs between cells as spreadsheets copy them, semicolons where
 * there is no tab. Cells may be quoted, and then hold line breaks. It is read while the paste is handled, so it is in the
 * first code of a tool, where a library for CSV would be seven kilobytes.
 */
export function pastedRows(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ';'
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') isQuoted = true
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}
