import { fill } from '../../../core/i18n/fill'
import type { Words } from '../../words/model/wordsFor'
import type { RoiFormat } from './roiTexts'
import { people, type Costs, type Savings } from './savings'
import type { RoiWordKey } from './wordKeys'

/** What a bar is made of, from its start. */
export const chartParts = [...people, 'software'] as const

export type ChartPart = (typeof chartParts)[number]

/** The colour of each part, by its name among the colours of the site. */
export const chartColours = {
  employee: 'accent',
  approver: 'mint',
  finance: 'sand',
  software: 'coral',
} as const satisfies Record<ChartPart, string>

type ChartBar = {
  key: 'today' | 'with_outlay'
  label: string
  value: string
  /** Share of the width of the chart, 0 to 1; parts that cost nothing are left out. */
  parts: readonly { part: ChartPart; share: number }[]
}

/** The costs of a year, today and with the product, as two bars on one scale, and the chart in words. */
export function costChart(
  { year }: Savings,
  words: Words<RoiWordKey>,
  format: RoiFormat,
): { bars: readonly ChartBar[]; description: string } {
  const { today, outlay, saving } = year
  const most = today.total.gt(outlay.total) ? today.total : outlay.total
  const bar = (key: ChartBar['key'], costs: Costs): ChartBar => ({
    key,
    label: words[key],
    value: format.about(costs.total),
    parts: chartParts
      .filter((part) => costs[part].gt(0))
      .map((part) => ({ part, share: Number(costs[part].div(most).toFixed(5)) })),
  })
  return {
    bars: [bar('today', today), bar('with_outlay', outlay)],
    description: fill(words.chart_text, {
      today: format.about(today.total),
      outlay: format.about(outlay.total),
      saving: format.about(saving.total),
    }),
  }
}
