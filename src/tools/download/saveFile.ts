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

/** Characters of a name, so that it stays below the 255 bytes of most file systems in every script. */
const maxNameLength = 60

/** Names of devices, which Windows takes for no file whatever their ending. */
const isDevice = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)

/**
 * A name for a file in every system: without characters that one of them forbids or that cannot be seen, without a dot
 * at its beginning, which hides a file, and at its end.
 */
export function fileNameOf(title: string, type: FileType): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const name = [...plain]
    .slice(0, maxNameLength)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${isDevice(name) ? `_${name}` : name || 'document'}.${type}`
}

/** Gives a file to the visitor as a download. */
export function saveFile(content: BlobPart, type: FileType, title: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: fileTypes[type] }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileNameOf(title, type) })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), readTime)
}
