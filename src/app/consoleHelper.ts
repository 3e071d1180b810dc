import type { VisitorState } from './visitorState'

declare global {
  interface Window {
    /** For the browser's console: `await __site()` tells what this page knows of its visitor. */
    __site: () => Promise<VisitorState>
  }
}

/** Puts `__site()` into the browser's console. What it tells is collected at the call, and stays in the browser. */
export function installConsoleHelper(): void {
  window.__site = async () => (await import('./visitorState')).visitorState()
}
