/** What the layout gives to be drawn: the elements of a tagged document, in reading order, with what each shows. */

export type NodeAttributes = {
  alt?: string
  /** Name of the element for those who navigate by elements. */
  title?: string
  scope?: 'Column' | 'Row'
  /** Left, top, right, bottom, on `page`. */
  box?: { page: number; edges: [number, number, number, number] }
  summary?: string
  link?: { page: number; edges: [number, number, number, number]; destination: string; text: string }
}

export type PdfNode =
  | { kind: 'element'; tag: string; attributes?: NodeAttributes; children: readonly PdfNode[] }
  /** Shown content of the element around it. */
  | { kind: 'content'; page: number; paint: () => void }
  /** Lines, repeated headers and the like, which a screen reader leaves out. */
  | { kind: 'artifact'; page: number; type: 'Layout' | 'Pagination'; paint: () => void }

export const element = (tag: string, children: readonly PdfNode[], attributes?: NodeAttributes): PdfNode => ({
  kind: 'element',
  tag,
  children,
  ...(attributes ? { attributes } : {}),
})

export const content = (page: number, paint: () => void): PdfNode => ({ kind: 'content', page, paint })

export const artifact = (
  page: number,
  paint: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): PdfNode => ({ kind: 'artifact', page, type, paint })
