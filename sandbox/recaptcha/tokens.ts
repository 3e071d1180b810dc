/** Tokens of the stand-in: their content and the rules of verification. */
import { randomUUID } from 'node:crypto'

/** Time that a token can be used, in milliseconds: two minutes, as at Google. */
export const tokenLifetime = 120_000

export type Token = {
  action: string
  /** When it was issued, in milliseconds since 1970. */
  time: number
  /** Host of the page it was issued for. */
  hostname: string
  score: number
}

export class Tokens {
  readonly #issued = new Map<string, Token>()
  readonly #used = new Set<string>()

  constructor(readonly now: () => number) {}

  /** Issues a token. It contains the action, the time and a unique id. */
  issue(token: Omit<Token, 'time'>): string {
    const time = this.now()
    const id = Buffer.from(JSON.stringify({ action: token.action, time, id: randomUUID() })).toString(
      'base64url',
    )
    this.#issued.set(id, { ...token, time })
    return id
  }

  /** The content of a token, once and within its lifetime; else the error code of the response. */
  redeem(id: string): Token | 'invalid-input-response' | 'timeout-or-duplicate' {
    const token = this.#issued.get(id)
    if (!token) return 'invalid-input-response'
    if (this.#used.has(id) || this.now() - token.time > tokenLifetime) return 'timeout-or-duplicate'
    this.#used.add(id)
    return token
  }
}
