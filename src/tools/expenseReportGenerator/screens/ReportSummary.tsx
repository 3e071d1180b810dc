import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Heading } from '../../../design/components/Heading'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { Calculation } from '../model/calculate'
import { counted } from '../model/describe'
import { Amounts, Muted } from './parts'
import { useReportView } from './ReportContext'

const Total = styled.p`
  display: grid;
  gap: var(--space-4);

  & > strong {
    font-size: clamp(var(--font-size-28), 1.4rem + 1.6vw, var(--font-size-40));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
`

const Part = styled.div`
  display: grid;
  gap: var(--space-12);
`

/** What is to be paid back, by category and currency, as it stands now. */
export function ReportSummary({ totals }: Pick<Calculation, 'totals'>) {
  const { words, htmlLang, currency } = useReportView()
  const money = (value: typeof totals.total): string => formatMoneyOf(value, currency, htmlLang)
  const isOtherCurrency = totals.byCurrency.some((entry) => entry.currency !== currency)
  return (
    <>
      <Heading level={2} size="subtitle">
        {words.summary_title}
      </Heading>
      <Total>
        <span>{words.total}</span>
        {/* The server and the browser may space a currency differently. */}
        <strong translate="no" suppressHydrationWarning>
          {money(totals.total)}
        </strong>
      </Total>
      {totals.incomplete > 0 && totals.counted > 0 ? (
        <Muted>{counted(totals.incomplete, htmlLang, words, 'incomplete')}</Muted>
      ) : null}
      {totals.byCategory.length > 0 ? (
        <Part>
          <Heading level={3} size="small">
            {words.by_category}
          </Heading>
          <Amounts>
            {totals.byCategory.map(({ category, amount }) => (
              <div key={category}>
                <dt>{words[`category_${category}`]}</dt>
                <dd translate="no">{money(amount)}</dd>
              </div>
            ))}
            {totals.vat.eq(0) ? null : (
              <div>
                <dt>
                  <Muted as="span">{words.vat_total}</Muted>
                </dt>
                <dd>
                  <Muted as="span">{money(totals.vat)}</Muted>
                </dd>
              </div>
            )}
          </Amounts>
        </Part>
      ) : null}
      {isOtherCurrency ? (
        <Part>
          <Heading level={3} size="small">
            {words.by_currency}
          </Heading>
          <Amounts>
            {totals.byCurrency.map((entry) => (
              <div key={entry.currency}>
                <dt>{entry.currency}</dt>
                <dd>
                  {entry.currency === currency
                    ? money(entry.amount)
                    : fill(words.currency_converted, {
                        amount: formatMoneyOf(entry.amount, entry.currency, htmlLang),
                        converted: money(entry.converted),
                      })}
                </dd>
              </div>
            ))}
          </Amounts>
        </Part>
      ) : null}
    </>
  )
}
