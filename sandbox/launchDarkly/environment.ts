/** The flags of one LaunchDarkly environment, and who follows their changes. */

export type FlagValues = Record<string, unknown>

/** A flag as the client-side SDKs receive it. */
type Flag = { value: unknown; version: number; flagVersion: number; variation: number; trackEvents: false }

/** A message of the stream. */
export type StreamMessage = { event: 'put' | 'patch' | 'delete'; data: string }

export class FlagEnvironment {
  #flags = new Map<string, Flag>()
  #followers = new Set<(message: StreamMessage) => void>()
  #version = 1

  constructor(values: FlagValues = {}) {
    this.change(values)
  }

  /** All flags by their key. */
  flags(): Record<string, Flag> {
    return Object.fromEntries(this.#flags)
  }

  /** Sets these flags and leaves the others; `null` deletes one. Followers learn of each. */
  change(values: FlagValues): void {
    for (const [key, value] of Object.entries(values)) {
      this.#version += 1
      const version = this.#version
      if (value === null) {
        this.#flags.delete(key)
        this.#tell({ event: 'delete', data: JSON.stringify({ key, version }) })
      } else {
        const flag: Flag = { value, version, flagVersion: version, variation: 0, trackEvents: false }
        this.#flags.set(key, flag)
        this.#tell({ event: 'patch', data: JSON.stringify({ key, ...flag }) })
      }
    }
  }

  /** Calls the follower with every flag and then with every change, until the returned function is called. */
  follow(follower: (message: StreamMessage) => void): () => void {
    this.#followers.add(follower)
    follower({ event: 'put', data: JSON.stringify(this.flags()) })
    return () => void this.#followers.delete(follower)
  }

  #tell(message: StreamMessage): void {
    for (const follower of this.#followers) follower(message)
  }
}
