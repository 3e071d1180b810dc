import { BotProtectionError, type BotProtection } from '../../leads/forms/botProtection'

/** A vendor's bot protection, which may reject with any error. */
type Vendor = BotProtection

/**
 * Adapts a vendor to the port of the forms: its code is loaded with the first call, and any error of its code, script
 * or response becomes a BotProtectionError. After a failed load the next call tries again.
 */
export function botProtectionOf(loadVendor: () => Promise<Vendor>): BotProtection {
  const call = async <Result>(run: (vendor: Vendor) => Promise<Result>): Promise<Result> => {
    try {
      return await run(await loadVendor())
    } catch (error) {
      throw error instanceof BotProtectionError ? error : new BotProtectionError({ cause: error })
    }
  }
  return {
    load: () => call((vendor) => vendor.load()),
    token: (action) => call((vendor) => vendor.token(action)),
  }
}
