/** Wakes whoever waits. */
export type Bell = {
  /** Resolves when the bell rings after this call. */
  rung(): Promise<void>
  ring(): void
}

export function createBell(): Bell {
  let ring = (): void => undefined
  let rung: Promise<void> | undefined
  return {
    rung() {
      rung ??= new Promise((resolve) => (ring = resolve))
      return rung
    },
    ring() {
      ring()
      rung = undefined
    },
  }
}
