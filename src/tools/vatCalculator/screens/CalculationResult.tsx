import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { pluralForm } from '../../../core/i18n/plural'
import { Heading } from '../../../design/components/Heading'
import { ResultPanel } from '../../controls/layout'
import type { Decimal } from '../../numbers/model/decimal'
import { formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { Calculation } from '../model/calculation'
import type { CalculatorWork } from '../model/calculatorWork'
import { resultAsTable, resultAsText } from '../model/copyText'
import { CopyResult } from './CopyResult'
import type { VatCalculatorWords } from './rateText'

type CalculationResultProps = {
  work: CalculatorWork
  calculation: Calculation
  words: VatCalculatorWords
}

const Amounts = styled.dl`
  display: grid;
  gap: var(--space-12);
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-16);
    justify-content: space-between;
    align-items: baseline;
  }

  & dt {
    color: var(--colour-ink-muted);
  }

  & dd {
    margin: 0;
    font-size: var(--font-size-20);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  /* What the visitor wants to know. */
  & > [data-sought] {
    padding-block-start: var(--space-12);
    border-block-start: 2px solid var(--colour-ink);

    & > dt {
      color: var(--colour-ink);
      font-weight: 600;
    }

    & > dd {
      font-size: var(--font-size-32);
      letter-spacing: -0.02em;
      line-height: 1.1;
    }
  }
`

const Scroller = styled.div`
  overflow-x: auto;
`

/** As narrow as the panel: the table of the design system would scroll in it. */
const PerRate = styled.table`
  width: 100%;
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block-end: var(--space-4);
    font-weight: 600;
    text-align: start;
  }

  & th,
  & td {
    padding: var(--space-8) 0 var(--space-8) var(--space-12);
    border-block-start: 1px solid var(--colour-line-strong);
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & thead th {
    border-block-start: 0;
    color: var(--colour-ink-muted);
    font-weight: 500;
  }

  & tbody th {
    font-weight: 600;
  }
`

/** The result is announced when nothing was typed for so long, in ms. */
const announceDelay = 900

/** A text for assistive technology that waits until typing has ended. */
function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelay)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}

/** What the visitor wants to know in a line, `Gross £120.00`; empty as long as there is no result. */
export function soughtAmount({
  work,
  calculation: { total, currency },
  words,
  htmlLang,
}: CalculationResultProps & { htmlLang: string }): string {
  if (!total) return ''
  const key = work.direction === 'add' ? 'gross' : 'net'
  return `${words[key]} ${formatMoneyOf(total[key], currency, htmlLang)}`
}

/** Net, VAT and gross of all lines, with the sums per rate and what can be copied. */
export function CalculationResult({ work, calculation, words }: CalculationResultProps) {
  const { htmlLang } = useLocale()
  const captionId = useId()
  const { total, rates, lines, currency } = calculation
  const money = (value: Decimal): string => formatMoneyOf(value, currency, htmlLang)
  const notCounted = lines.filter(({ kind }) => kind === 'problem').length
  const [only] = rates.length === 1 ? rates : []
  const vatLabel = only ? `${words.vat} (${formatPercent(only.percent, htmlLang)})` : words.vat
  const value = (key: 'net' | 'vat' | 'gross'): string => (total ? money(total[key]) : '–')
  const amounts = {
    net: { label: words.net, value: value('net') },
    vat: { label: vatLabel, value: value('vat') },
    gross: { label: words.gross, value: value('gross') },
  }
  const order =
    work.direction === 'add' ? (['net', 'vat', 'gross'] as const) : (['gross', 'vat', 'net'] as const)
  const inWords = total ? order.map((key) => `${amounts[key].label} ${amounts[key].value}`).join(', ') : ''
  const announced = useAnnounced(inWords)
  const copied = {
    work,
    calculation,
    htmlLang,
    words: {
      description: words.label,
      rate: words.rate,
      net: words.net,
      vat: words.vat,
      gross: words.gross,
      total: words.total,
    },
  }
  return (
    <ResultPanel>
      <Heading level={3}>{words.result}</Heading>
      <Amounts>
        {order.map((key, index) => (
          <div key={key} data-sought={index === 2 ? '' : undefined}>
            <dt>{amounts[key].label}</dt>
            <dd translate="no">{amounts[key].value}</dd>
          </div>
        ))}
      </Amounts>
      {total ? null : <p>{words.result_empty}</p>}
      {rates.length > 1 ? (
        <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
          <PerRate>
            <caption id={captionId}>{words.per_rate}</caption>
            <thead>
              <tr>
                {[words.rate, words.net_short, words.vat, words.gross_short].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rates.map(({ percent, net, vat, gross }) => (
                <tr key={percent.toString()}>
                  <th scope="row">{formatPercent(percent, htmlLang)}</th>
                  <td>{money(net)}</td>
                  <td>{money(vat)}</td>
                  <td>{money(gross)}</td>
                </tr>
              ))}
            </tbody>
          </PerRate>
        </Scroller>
      ) : null}
      {notCounted > 0 ? (
        <p>
          {fill(
            pluralForm(notCounted, htmlLang, {
              one: words.not_counted_one,
              other: words.not_counted_other,
            }),
            { count: String(notCounted) },
          )}
        </p>
      ) : null}
      {total ? (
        <CopyResult
          key={inWords}
          words={words}
          text={() => resultAsText(copied)}
          table={() => resultAsTable(copied)}
        />
      ) : null}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </ResultPanel>
  )
}
