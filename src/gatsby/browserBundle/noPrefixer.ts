/**
 * Takes the place of the prefixer of stylis, which styled-components bundles and uses only with `enableVendorPrefixes`:
 * the supported browsers need no vendor prefixes.
 */
export const prefix = (value: string): string => value
