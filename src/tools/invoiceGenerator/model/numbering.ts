/**
 * The number after the given one: the last digits in it are counted up, `2026-0041` → `2026-0042`, `RE-099/B` → `RE-100/B`.
 * A number without digits gets one. The year in it stays: whether a series begins anew is up to the visitor.
 */
export function nextInvoiceNumber(number: string): string {
  const text = number.trim()
  const [, before, digits, after] = /^(.*?)(\d+)(\D*)$/s.exec(text) ?? []
  if (digits === undefined) return text === '' ? '' : `${text}-2`
  const next = (BigInt(digits) + 1n).toString().padStart(digits.length, '0')
  return `${before ?? ''}${next}${after ?? ''}`
}
