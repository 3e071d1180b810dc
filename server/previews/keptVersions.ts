/** What was computed last, as long as it fits: an editor asks for one version many times, and for a new one with each edit. */

export type KeptOptions = {
  /** The most that is kept, in bytes. The version that was requested last is kept whatever it has. */
  bytes: number
  /** Milliseconds without a question after which nothing is kept. */
  idle: number
}

type Kept<Value> = { value: Promise<Value>; bytes: number }

/** Keeps values by their key, those that were requested last. What rejects is not kept. */
export class KeptVersions<Value> {
  readonly #versions = new Map<string, Kept<Value>>()
  readonly #sizeOf: (value: Value) => number
  readonly #options: KeptOptions
  #idle: NodeJS.Timeout | undefined

  constructor(sizeOf: (value: Value) => number, options: KeptOptions) {
    this.#sizeOf = sizeOf
    this.#options = options
  }

  /** What is kept, in bytes. */
  get bytes(): number {
    return [...this.#versions.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** The value of a key: the kept one, or the one that is made now. Two questions at a time make one. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    this.#startIdling()
    const kept = this.#versions.get(key) ?? this.#made(key, make())
    // Asked for last.
    this.#versions.delete(key)
    this.#versions.set(key, kept)
    return kept.value
  }

  #made(key: string, value: Promise<Value>): Kept<Value> {
    const kept: Kept<Value> = { value, bytes: 0 }
    value.then(
      (made) => {
        kept.bytes = this.#sizeOf(made)
        this.#dropOldest()
      },
      () => {
        if (this.#versions.get(key) === kept) this.#versions.delete(key)
      },
    )
    return kept
  }

  #dropOldest(): void {
    for (const key of this.#versions.keys()) {
      if (this.#versions.size <= 1 || this.bytes <= this.#options.bytes) return
      this.#versions.delete(key)
    }
  }

  #startIdling(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#versions.clear(), this.#options.idle)
    this.#idle.unref()
  }
}
