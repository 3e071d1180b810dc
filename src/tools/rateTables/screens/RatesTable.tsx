import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { Link } from '../../../design/components/Link'
import { Stack } from '../../../design/components/Stack'
import { Table } from '../../../design/components/Table'
import type { ReportWords } from '../../expenseReportGenerator/model/describe'
import { ratesCheckedOn, ratesReviewBy } from '../../travelRates/model/officialRates'
import type { Words } from '../../words/model/wordsFor'
import { allowanceRows, mileageRows } from '../model/rateRows'
import type { RateTableWordKey } from '../model/wordKeys'

export type RatesTableProps = {
  kind: 'mileage' | 'mileage_history' | 'allowances'
  caption: string
  /** ISO codes of the countries to show; all with official rates when it is empty. */
  codes: readonly string[]
  /** The country whose rows come first. */
  first: string
  htmlLang: string
  words: Words<RateTableWordKey>
  reportWords: ReportWords
}

/** Official rates as a table, from the list that the free tools calculate with, with source and day of the check. */
export function RatesTable({ kind, caption, codes, first, htmlLang, words, reportWords }: RatesTableProps) {
  const shown = { codes, htmlLang, first, words: reportWords }
  const rows = kind === 'allowances' ? allowanceRows(shown) : mileageRows(shown, kind === 'mileage_history')
  const isOneCountry = codes.length === 1
  const note = fill(words.looked_up, {
    day: formatDay(ratesCheckedOn, htmlLang),
    next: formatDay(ratesReviewBy, htmlLang),
  })
  return (
    <Stack gap="s">
      <Table
        caption={caption}
        captionHidden
        head={[
          ...(isOneCountry ? [] : [words.country]),
          kind === 'allowances' ? words.allowance : words.vehicle,
          kind === 'allowances' ? words.amount : words.rate,
          words.applies,
          words.source,
        ]}
        rows={rows.map(({ country, name, rate, applies, source }) => [
          ...(isOneCountry ? [] : [country]),
          name,
          rate,
          applies,
          <Link key="source" to={source.url}>
            {source.title}
          </Link>,
        ])}
      />
      <p>{note}</p>
    </Stack>
  )
}
