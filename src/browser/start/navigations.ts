type Listener = (path: string) => void

const listeners = new Set<Listener>()

/** Calls the listener with the path of each page that the application opens, the first page of the document excepted. */
export function onNavigation(listener: Listener): void {
  listeners.add(listener)
}

/** Reports that another page of the site is shown. */
export const reportNavigation = (path: string): void => listeners.forEach((listener) => listener(path))
