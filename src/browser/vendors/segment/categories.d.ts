/** The package has no types for its single modules. */
declare module '@segment/consent-manager/commonjs/consent-manager/categories' {
  export const ADVERTISING_CATEGORIES: readonly string[]
  export const FUNCTIONAL_CATEGORIES: readonly string[]
}
