import { createContext, useContext } from 'react'

type Report = (chunk?: string) => void

const BrowserCodeContext = createContext<Report>(() => undefined)

/** Receives what the components below it report: the server collects which code a page needs. */
export const BrowserCodeCollector = BrowserCodeContext.Provider

/**
 * Declares that a component does something in the browser: it has state, an effect or an event handler. A page without
 * such a component keeps its prerendered HTML, and its code is not loaded at the start. `chunk` is the webpack chunk
 * that the component itself is loaded from, if it has one of its own.
 */
export const useBrowserCode = (chunk?: string): void => useContext(BrowserCodeContext)(chunk)
