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

/** Resolves when the promise does, or after so many milliseconds. */
export async function atMost(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([promise, passed])
  clearTimeout(timer)
}
