import { BotProtectionError, type BotProtection } from '../forms/botProtection'

/** A vendor's bot protection; its faults are its own. */
type Vendor = BotProtection

/**
 * A vendor behind the port of the forms: its code is loaded with the first call, and whatever fails, its code, its
 * script or its answer, is a BotProtectionError. A failed load may be tried again.
 */
export function botProtectionOf(loadVendor: () => Promise<Vendor>): BotProtection {
  const call = async <Result>(ask: (vendor: Vendor) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(await loadVendor())
    } catch (error) {
      throw error instanceof BotProtectionError ? error : new BotProtectionError({ cause: error })
    }
  }
  return {
    load: () => call((vendor) => vendor.load()),
    token: (action) => call((vendor) => vendor.token(action)),
  }
}
