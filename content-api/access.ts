/** Who may read what: access tokens, and what is closed without one. */
import type { Context } from 'hono'
import { isOneOfSecrets } from '../src/core/values/isSecret'
import { ApiError } from './errors'
import { isCrossOrigin, tokenOf } from './requests'

export type Access = {
  /**
   * What needs a token: nothing, everything, or only releases (the list of refs and their documents). Whatever writes
   * needs one as soon as there is any. Preview sessions need none: their ref is secret.
   */
  api: 'public' | 'private' | 'releases by token'
  tokens: readonly string[]
}

export const openAccess: Access = { api: 'public', tokens: [] }

/** Decides about requests. An unknown token is always refused, as by Prismic. */
export class AccessControl {
  readonly #access: Access
  readonly #origin: string

  /** Throws an Error when something needs a token and there is none. */
  constructor(access: Access, origin: string) {
    if (access.api !== 'public' && access.tokens.length === 0)
      throw new Error(`The access "${access.api}" needs at least one token.`)
    this.#access = access
    this.#origin = origin
  }

  /** Throws an ApiError (401) unless the request may read. */
  checkReading(c: Context): void {
    const isAllowed = tokenOf(c) === undefined ? this.#access.api !== 'private' : this.isByToken(c)
    if (!isAllowed) throw this.#invalidToken()
  }

  /** Throws an ApiError (401) unless the request may write. */
  checkWriting(c: Context): void {
    if (this.#access.tokens.length > 0 && !this.isByToken(c)) throw this.#invalidToken()
  }

  /** Where releases need no token they are for programs and the pages of this server, not for pages of other sites. */
  mayReadReleases(c: Context): boolean {
    return (this.#access.api === 'public' && !isCrossOrigin(c)) || this.isByToken(c)
  }

  /** True when the request has one of the tokens. */
  isByToken(c: Context): boolean {
    return isOneOfSecrets(tokenOf(c), this.#access.tokens)
  }

  #invalidToken(): ApiError {
    return new ApiError(401, {
      type: 'api_security_error',
      error: 'Invalid access token',
      message: 'Invalid access token',
      oauth_initiate: `${this.#origin}/auth`,
      oauth_token: `${this.#origin}/auth/token`,
    })
  }
}
