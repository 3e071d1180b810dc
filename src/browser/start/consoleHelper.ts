import type { VisitorState } from './visitorState'

declare global {
  interface Window {
    /** For the browser's console: `await __site()` returns what this page knows about its visitor. */
    __site: () => Promise<VisitorState>
  }
}

/** Defines `__site()` for the browser's console. It collects the data when it is called, and sends nothing. */
export function installConsoleHelper(): void {
  window.__site = async () => (await import('./visitorState')).visitorState()
}
