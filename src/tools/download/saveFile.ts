/** The file types that the tools make. */
export const fileTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv;charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
} as const

export type FileType = keyof typeof fileTypes

/** How long the address of a file is kept for the browser to read it, in ms. */
const readTime = 60_000

/** A name for a file in every system: without characters that one of them forbids. */
export const fileNameOf = (title: string, type: FileType): string =>
  `${
    title
      .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100) || 'document'
  }.${type}`

/** Gives a file to the visitor as a download. */
export function saveFile(content: BlobPart, type: FileType, title: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: fileTypes[type] }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileNameOf(title, type) })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), readTime)
}
