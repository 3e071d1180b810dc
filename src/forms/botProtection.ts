/**
 * The port of the bot protection (§4, §8): forms ask here, the application connects the vendor behind it
 * (src/vendors/recaptcha), so that no form knows who it is.
 */
export type BotProtection = {
  /**
   * Loads what `token` needs, once however often it is called; a load that failed is tried again by the next call.
   * Rejects with a BotProtectionError.
   */
  load(): Promise<void>
  /**
   * A token for one submission; undefined when the site has no bot protection or the visitor refused it. Rejects with
   * a BotProtectionError when it has not been loaded.
   */
  token(action: string): Promise<string | undefined>
}

/** The protection could not be had: blocked, offline or too slow (§8 "Bot protection not loaded"). */
export class BotProtectionError extends Error {
  override readonly name = 'BotProtectionError'
  constructor(options?: ErrorOptions) {
    super('Bot protection has not been loaded', options)
  }
}

const none: BotProtection = {
  load: () => Promise.resolve(),
  token: () => Promise.resolve(undefined),
}

let connected = none

/** Puts a vendor behind the port. Without one, forms are sent without a token. */
export function connectBotProtection(protection: BotProtection): void {
  connected = protection
}

/** The bot protection that is connected at the moment of the call. */
export const botProtection: BotProtection = {
  load: () => connected.load(),
  token: (action) => connected.token(action),
}
