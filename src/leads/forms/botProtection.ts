/**
 * The port of the bot protection: forms use it, and the application connects a vendor to it (src/browser/vendors/recaptcha),
 * so that no form depends on a vendor.
 */
export type BotProtection = {
  /**
   * Loads what `token` needs, once however often it is called; after a failed load the next call tries again. Gives
   * whether it is loaded: not on a site without bot protection, nor for a visitor who refused it. Rejects with a
   * BotProtectionError.
   */
  load(): Promise<boolean>
  /**
   * A token for one submission; undefined when the site has no bot protection or the visitor refused it. Rejects with
   * a BotProtectionError when it has not been loaded.
   */
  token(action: string): Promise<string | undefined>
}

/** The bot protection could not be loaded: blocked, offline or too slow. */
export class BotProtectionError extends Error {
  override readonly name = 'BotProtectionError'
  constructor(options?: ErrorOptions) {
    super('Bot protection has not been loaded', options)
  }
}

const none: BotProtection = {
  load: () => Promise.resolve(false),
  token: () => Promise.resolve(undefined),
}

let connected = none

/** Connects a vendor to the port. Without one, forms are sent without a token. */
export function connectBotProtection(protection: BotProtection): void {
  connected = protection
}

/** The bot protection that is connected when it is called. */
export const botProtection: BotProtection = {
  load: () => connected.load(),
  token: (action) => connected.token(action),
}
