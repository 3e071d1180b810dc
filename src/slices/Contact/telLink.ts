/**
 * The country code, then 00, as no number begins in the numbering plan of any country; or an area code or a first digit that
 * the country does not assign, so that the number looks like one.
 */
const nobodys =
  /^\+(?:\d{1,3}\D+0\D*0|31 39 |32 2 0|32 9 1|34 940 |351 200 |358 7 1|39 20 |43 1 0|45 84 |47 54 )/

/**
 * The `tel:` address of a telephone number as people write it ("+44 (0)161 496 0018"). Undefined for what nobody can dial:
 * no number at all, or one of the numbers of nobody (docs/product-facts.md).
 */
export function telLink(value: string): string | undefined {
  const digits = value.replace('(0)', '').replace(/[^+\d]/g, '')
  return digits === '' || nobodys.test(value.replace('(0)', '')) ? undefined : `tel:${digits}`
}
