import { createContext, useContext } from 'react'

/** What a component tells about itself while the server renders it. */
export type BrowserNeed = 'code' | 'memory'

const BrowserNeedContext = createContext<(need: BrowserNeed) => void>(() => undefined)

/** Receives what the components below it report: the server decides by it whether a page keeps its HTML. */
export const BrowserNeedCollector = BrowserNeedContext.Provider

/**
 * Declares that a component does something in the browser: it has state, an effect or an event handler. A page without
 * such a component keeps its prerendered HTML, and its template is not loaded at the start. Not needed inside an Island.
 */
export const useBrowserCode = (): void => useContext(BrowserNeedContext)('code')

/**
 * Declares that a component shows what another page of this visit has left in memory. Its page keeps its HTML as the first
 * one of a document, which has no such memory; when it is opened in the application it is rendered by its template.
 */
export const useVisitMemory = (): void => useContext(BrowserNeedContext)('memory')
