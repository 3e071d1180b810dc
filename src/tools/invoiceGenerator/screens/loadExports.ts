/** Fetches the code that makes the files; again after a failure. */
export const loadExports = () => import('./exportFiles')

/** Fetches it ahead, when the visitor starts: a later download then needs no connection. */
export function prepareExports(): void {
  loadExports().catch(() => undefined)
}
