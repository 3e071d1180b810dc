import { formatMoney } from '../i18n/format'
import type { MarketValues } from './markets'

/** `{market.vat}` and `{money:4900}` (minor units) in a text of a document. */
const token = /\{(?:market\.([a-z_]+)|money:(\d+))\}/g

type Span = { start: number; end: number }
type TextBlock = { text: string; spans: Span[] }

/** Market tokens of a text without a market value. */
export function unknownTokens(text: string, market: MarketValues): string[] {
  return [...text.matchAll(token)]
    .filter(([, name]) => name !== undefined && !(name in market))
    .map(([whole]) => whole)
}

function valueOf(match: RegExpMatchArray, market: MarketValues, htmlLang: string): string {
  const [whole, name, minorUnits] = match
  if (minorUnits !== undefined) return formatMoney(Number(minorUnits), market.currency, htmlLang)
  return market[name as keyof MarketValues] ?? whole
}

/** The text with every market token replaced by the value of the market. */
export function fillMarket(text: string, market: MarketValues, htmlLang: string): string {
  if (!text.includes('{m')) return text
  return [...text.matchAll(token)].reduceRight(
    (filled, match) =>
      filled.slice(0, match.index) +
      valueOf(match, market, htmlLang) +
      filled.slice(match.index + match[0].length),
    text,
  )
}

/** The same for a block of rich text: its spans are shifted with the text they mark. */
export function fillMarketBlock<Block extends TextBlock>(
  block: Block,
  market: MarketValues,
  htmlLang: string,
): Block {
  if (!block.text.includes('{m')) return block
  let { text } = block
  let spans = block.spans
  for (const match of [...block.text.matchAll(token)].reverse()) {
    const value = valueOf(match, market, htmlLang)
    const start = match.index
    const end = start + match[0].length
    const growth = value.length - match[0].length
    text = text.slice(0, start) + value + text.slice(end)
    const move = (position: number, insideTo: number): number =>
      position >= end ? position + growth : position > start ? insideTo : position
    spans = spans.map((span) => ({
      ...span,
      start: move(span.start, start),
      end: move(span.end, start + value.length),
    }))
  }
  return { ...block, text, spans }
}
