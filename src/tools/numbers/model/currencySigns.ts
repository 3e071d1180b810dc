/** Currencies (ISO 4217, the likeliest first), each with the signs and short names that it is written with, in lower case. */
const written = `EUR:€ euro euros|GBP EGP:£|EGP:e£ £e|GBP:gb£|USD CAD AUD NZD HKD SGD MXN ARS CLP COP:$|USD:us$ u$s $us|AUD:a$ au$ $au
CAD:c$ ca$ can$ $ca|NZD:nz$ $nz|HKD:hk$ $hk|SGD:s$ sg$ $sg|BRL:r$|MXN:mx$ $mx|ARS:ar$|CLP:cl$|COP:co$|TWD:nt$|DKK NOK SEK ISK:kr|CZK:kč
PLN:zł|HUF:ft|CHF:fr sfr|RON:lei leu|JPY CNY:¥|JPY:jp¥ 円|CNY:cn¥ 元 rmb|KRW:₩ 원|INR:₹ rs|TRY:₺ tl|UAH:₴ грн|ILS:₪|THB:฿
RSD:din дин|ZAR:r|MYR:rm|IDR:rp|BGN:лв|RUB:₽ руб|PHP:₱|VND:₫|NGN:₦|KZT:₸|GEL:₾`

const signs = new Map(
  written.split(/[|\n]/).flatMap((entry) => {
    const [currencies = '', names = ''] = entry.split(':')
    return names.split(' ').map((name): [string, string[]] => [name, currencies.split(' ')])
  }),
)

/** Signs of which none is meant more often than the others: the visitor has to say which. */
const shared = new Set(['kr', '¥'])

/** Codes that count in any case; others only in capital letters, as `Pen 12` is no amount of Peru. */
const usual = new Set(
  ('EUR GBP USD DKK NOK SEK CHF PLN CZK HUF RON BGN ISK TRY UAH CAD AUD NZD JPY CNY HKD SGD KRW INR THB AED SAR QAR KWD ' +
    'ILS EGP MAD ZAR BRL MXN ARS CLP COP').split(' '),
) // prettier-ignore

let codes: ReadonlySet<string> | undefined

/** Whether a text is the code of a currency, in capital letters. */
export const isCurrencyCode = (code: string): boolean =>
  (codes ??= new Set([...usual, ...Intl.supportedValuesOf('currency')])).has(code)

/**
 * The currencies that a sign, a short name or a code beside an amount can stand for, the likeliest first; undefined for a
 * text that is none, empty for the sign of a currency that is not known.
 */
export function currenciesOf(text: string): readonly string[] | undefined {
  const sign = text.trim().replace(/\.$/, '').toLowerCase()
  const known = signs.get(sign)
  if (known) return known
  const code = sign.toUpperCase()
  if (usual.has(code) || (code === text.trim() && isCurrencyCode(code))) return [code]
  return /^(?:\p{L}{0,3}\p{Sc}|\p{Sc}\p{L}{2})$/u.test(sign) ? [] : undefined
}

/** Whether nobody but the visitor can say which currency of several a sign stands for. */
export const isSharedSign = (text: string): boolean =>
  shared.has(text.trim().replace(/\.$/, '').toLowerCase())
