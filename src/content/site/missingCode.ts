let report = (): void => undefined

/** Connects what happens when code of the page cannot be loaded; nothing does by default. */
export function connectMissingCode(handler: () => void): void {
  report = handler
}

/** True for webpack's error when a file of code cannot be loaded; not for an error of the code itself. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/**
 * The loader of a part of the page for `lazy`. When its file cannot be loaded it reports so and never settles: React
 * then keeps the prerendered HTML of that part, where an error would take the whole page away. Rejects with errors of
 * the code itself.
 */
export const prerenderedWithoutCode =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    load().catch((error: unknown) => {
      if (!isMissingCode(error)) throw error
      report()
      return new Promise<T>(() => undefined)
    })
