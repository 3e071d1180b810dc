/** What was computed last, as long as it fits: an editor asks for one version many times, and for a new one with each edit. */

export type VersionCacheOptions = {
  /** The most that is kept, in bytes. The version that was requested last is kept whatever it has. */
  bytes: number
  /** Milliseconds without a question after which nothing is kept. */
  idle: number
}

type Cached<Value> = { value: Promise<Value>; bytes: number }

/** A cache of values by their key; the least recently used are evicted. What rejects is not cached. */
export class VersionCache<Value> {
  readonly #versions = new Map<string, Cached<Value>>()
  readonly #sizeOf: (value: Value) => number
  readonly #options: VersionCacheOptions
  #idle: NodeJS.Timeout | undefined

  constructor(sizeOf: (value: Value) => number, options: VersionCacheOptions) {
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
    const cached = this.#versions.get(key) ?? this.#made(key, make())
    // Asked for last.
    this.#versions.delete(key)
    this.#versions.set(key, cached)
    return cached.value
  }

  #made(key: string, value: Promise<Value>): Cached<Value> {
    const cached: Cached<Value> = { value, bytes: 0 }
    value.then(
      (made) => {
        cached.bytes = this.#sizeOf(made)
        this.#dropOldest()
      },
      () => {
        if (this.#versions.get(key) === cached) this.#versions.delete(key)
      },
    )
    return cached
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
