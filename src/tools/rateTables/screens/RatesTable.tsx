import { Fragment } from 'react'
import { fill } from '../../../core/i18n/fill'
import { foreignLanguage } from '../../../core/i18n/foreignLanguage'
import { formatDay } from '../../../core/i18n/formatDay'
import { colonOf, labelled } from '../../../core/i18n/labelled'
import { Accordion } from '../../../design/components/Accordion'
import { Link } from '../../../design/components/Link'
import { Stack } from '../../../design/components/Stack'
import { Table } from '../../../design/components/Table'
import type { ReportWords } from '../../expenseReportGenerator/model/describe'
import { ratesCheckedOn, ratesReviewBy } from '../../travelRates/model/officialRates'
import type { Words } from '../../words/model/wordsFor'
import { allowanceRows, mileageRows, rowsByCountry, type RateRow } from '../model/rateRows'
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

/** The rates of one country. A source that all rows share is named once, below. */
function CountryTable({
  kind,
  caption,
  rows,
  htmlLang,
  words,
}: Pick<RatesTableProps, 'kind' | 'caption' | 'htmlLang' | 'words'> & { rows: readonly RateRow[] }) {
  const [first, ...others] = rows
  if (!first) return null
  const shared = others.every(({ source }) => source.url === first.source.url) ? first.source : undefined
  const link = ({ url, title, language }: RateRow['source']) => (
    <Link to={url} lang={foreignLanguage(language, htmlLang)}>
      {title}
    </Link>
  )
  return (
    <Stack gap="s">
      <Table
        caption={caption}
        captionHidden
        head={[
          kind === 'allowances' ? words.allowance : words.vehicle,
          kind === 'allowances' ? words.amount : words.rate,
          words.applies,
          ...(shared ? [] : [words.source]),
        ]}
        rows={rows.map(({ name, rate, applies, source }) => [
          name,
          rate,
          applies,
          ...(shared ? [] : [<Fragment key="source">{link(source)}</Fragment>]),
        ])}
      />
      {shared && (
        <p>
          <span>{`${words.source}${colonOf(htmlLang)}`}</span> {link(shared)}
        </p>
      )}
    </Stack>
  )
}

/**
 * Official rates from the list that the free tools calculate with, with source and day of the check: a table for each
 * country, of which the first is open.
 */
export function RatesTable({ kind, caption, codes, first, htmlLang, words, reportWords }: RatesTableProps) {
  const shown = { codes, htmlLang, first, words: reportWords }
  const rows = kind === 'allowances' ? allowanceRows(shown) : mileageRows(shown, kind === 'mileage_history')
  const countries = rowsByCountry(rows)
  const [only] = countries
  const note = fill(words.looked_up, {
    day: formatDay(ratesCheckedOn, htmlLang),
    next: formatDay(ratesReviewBy, htmlLang),
  })
  return (
    <Stack gap="s">
      {only && countries.length === 1 ? (
        <CountryTable kind={kind} caption={caption} rows={only[1]} htmlLang={htmlLang} words={words} />
      ) : (
        <Accordion
          headingLevel={3}
          items={countries.map(([country, ofCountry], index) => ({
            title: country,
            summary: ofCountry[0] && labelled(ofCountry[0].name, ofCountry[0].shortRate, htmlLang),
            isOpen: index === 0,
            content: (
              <CountryTable
                kind={kind}
                caption={`${caption}: ${country}`}
                rows={ofCountry}
                htmlLang={htmlLang}
                words={words}
              />
            ),
          }))}
        />
      )}
      <p>{note}</p>
    </Stack>
  )
}
