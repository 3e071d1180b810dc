import type { thirdParties, ThirdPartyName } from './thirdParties'

/** The third parties that need no consent. */
type UnconditionalName = {
  [Name in ThirdPartyName]: (typeof thirdParties)[Name]['needs'] extends readonly [readonly []] ? Name : never
}[ThirdPartyName]

/**
 * The gate for a third party that needs no consent. The compiler compares its name with the list, so that no page loads the
 * list for it.
 */
export const startUnconditionally = (_name: UnconditionalName, start: () => void): void => start()
