/** Resumes every task that waits for it. */
export type WakeUpSignal = {
  /** Resolves at the next `notify` after this call. */
  wait(): Promise<void>
  notify(): void
}

export function createWakeUpSignal(): WakeUpSignal {
  let resume = (): void => undefined
  let waiting: Promise<void> | undefined
  return {
    wait() {
      waiting ??= new Promise((resolve) => (resume = resolve))
      return waiting
    },
    notify() {
      resume()
      waiting = undefined
    },
  }
}
