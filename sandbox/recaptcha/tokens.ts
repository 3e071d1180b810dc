/** Tokens of the stand-in: what each says, and the rules it is verified by. */
import { randomUUID } from 'node:crypto'

/** Time that a token can be used, in milliseconds (integrations.md §4.2). */
export const tokenLifetime = 120_000

export type Token = {
  action: string
  /** When it was made, in milliseconds since 1970. */
  time: number
  /** Host of the page it was made on. */
  hostname: string
  score: number
}

export class Tokens {
  readonly #issued = new Map<string, Token>()
  readonly #used = new Set<string>()

  constructor(readonly now: () => number) {}

  /** Makes a token. Action, time and a number of its own can be read from it. */
  issue(token: Omit<Token, 'time'>): string {
    const time = this.now()
    const id = Buffer.from(JSON.stringify({ action: token.action, time, id: randomUUID() })).toString(
      'base64url',
    )
    this.#issued.set(id, { ...token, time })
    return id
  }

  /** What a token says, once and within its lifetime; else the error code of the answer. */
  redeem(id: string): Token | 'invalid-input-response' | 'timeout-or-duplicate' {
    const token = this.#issued.get(id)
    if (!token) return 'invalid-input-response'
    if (this.#used.has(id) || this.now() - token.time > tokenLifetime) return 'timeout-or-duplicate'
    this.#used.add(id)
    return token
  }
}
