/**
 * The amount that a visitor typed, in minor units: `1,500.50` in English, `1.500,50` in German. Spaces and the currency's
 * sign may be there. Undefined for anything else, for more decimals than the currency has, and for what is no safe
 * integer.
 */
export function parseAmount(text: string, currency: string, htmlLang: string): number | undefined {
  const format = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, useGrouping: true })
  const parts = format.formatToParts(1234567.89)
  const sign = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? ''
  const decimal = new Intl.NumberFormat(htmlLang).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const bare = text
    .replaceAll(sign('currency'), '')
    .replaceAll(currency, '')
    .replace(/[\s\u00a0\u202f’']/g, '')
  const group = sign('group')
  const point = decimal?.value ?? '.'
  const escaped = (character: string): string => character.replace(/[.]/g, '\\.')
  const grouped = group.trim() && group !== '’' ? `|\\d{1,3}(?:${escaped(group)}\\d{3})+` : ''
  const pattern = new RegExp(`^(\\d+${grouped})(?:${escaped(point)}(\\d{1,${Math.max(digits, 1)}}))?$`)
  const match = pattern.exec(bare)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0').slice(0, digits))
  return Number.isSafeInteger(amount) ? amount : undefined
}
