import type { ComponentType } from 'react'

/** Shows the head of a page: calls back with its elements. Returns a function that stops it. */
export type ShowHead = (show: (elements: readonly Element[]) => void, pathname: string) => () => void

/** What a chunk of a template exports. */
export type TemplateModule = {
  default: ComponentType<Record<string, unknown>>
  Head?: ComponentType<Record<string, unknown>>
}

/** The part of page-data.json that the browser needs. */
export type PageData = {
  path: string
  matchPath?: string
  componentChunkName: string
  result: { data?: unknown; pageContext: object }
}

/** A page with its data and the code of its template. */
export type LoadedPage = {
  component: TemplateModule['default']
  /** Absent for a page that keeps the head of the document. */
  showHead?: ShowHead | undefined
  json: PageData['result']
  page: Omit<PageData, 'result'> & { webpackCompilationHash: string }
}

export type FailedPage = { status: 'error'; error?: unknown }
