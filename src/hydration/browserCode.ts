import { createContext, useContext } from 'react'

const BrowserCodeContext = createContext<() => void>(() => undefined)

/** Receives what the components below it report: the server decides by it whether a page keeps its HTML. */
export const BrowserCodeCollector = BrowserCodeContext.Provider

/**
 * Declares that a component does something in the browser: it has state, an effect or an event handler. A page without
 * such a component keeps its prerendered HTML, and its template is not loaded at the start. Not needed inside an Island.
 */
export const useBrowserCode = (): void => useContext(BrowserCodeContext)()
