import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { Select } from '../../../design/components/Select'
import { FieldRow, Panel } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { ToolFrame } from '../../controls/ToolFrame'
import {
  bandsText,
  validityText,
  vehicleName,
  type ReportWords,
} from '../../expenseReportGenerator/model/describe'
import { lineLimits } from '../../expenseReportGenerator/model/lineLimits'
import { decimal, roundMoney, zero } from '../../numbers/model/decimal'
import { formatDecimal, formatMoneyOf } from '../../numbers/model/formatDecimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import { mileageAmount } from '../../travelRates/model/mileage'
import { ratesOf } from '../../travelRates/model/officialRates'
import { wordsFor, type Words } from '../../words/model/wordsFor'
import { rateTableWordKeys, type RateTableWordKey } from '../model/wordKeys'

const Amount = styled.strong`
  display: block;
  font-size: var(--font-size-32);
  font-variant-numeric: tabular-nums;
`

export type MileageCalculatorProps = {
  /** Words of the part `rate-tables` with those of all tools, and of the part `expense-report`. */
  words: ToolWords
  reportWords: ReportWords
  /** ISO code of a country with official mileage rates. */
  country: string
}

/** What a distance is worth at the official rate of one country, in the period and with the vehicle that were chosen. */
export function MileageCalculator({ words: all, reportWords, country }: MileageCalculatorProps) {
  const { htmlLang } = useLocale()
  const words = wordsFor(all, rateTableWordKeys)
  const rates = ratesOf(country)
  const [from, setFrom] = useState(rates?.mileage[0]?.from ?? '')
  const [vehicle, setVehicle] = useState('')
  const [distance, setDistance] = useState('')
  const [before, setBefore] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // What was typed before the code was there.
  useEffect(() => {
    const typed = (name: string): string =>
      root.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
    setDistance(typed('distance'))
    setBefore(typed('before'))
  }, [])
  const period = rates?.mileage.find((one) => one.from === from)
  const rate = period?.rates.find(({ id }) => id === vehicle) ?? period?.rates[0]
  if (!rates || !period || !rate) return null
  const read = parseNumber(distance, htmlLang, lineLimits.distance)
  // A rate without bands does not ask for it.
  const earlier = parseNumber(rate.bands.length > 1 ? before : '', htmlLang, lineLimits.before)
  const driven = read.problem === undefined ? read.value : undefined
  const amount =
    driven === undefined || earlier.problem !== undefined
      ? undefined
      : mileageAmount(
          rate.bands,
          decimal(driven),
          earlier.value === undefined ? zero : decimal(earlier.value),
        )
  return (
    <ToolFrame ref={root} words={all}>
      <Panel>
        <FieldRow>
          {rates.mileage.length > 1 && (
            <Select
              label={words.period}
              name="period"
              hasEmpty={false}
              options={rates.mileage.map((one) => ({
                value: one.from,
                text: validityText(one, country, htmlLang, reportWords),
              }))}
              value={from}
              onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            />
          )}
          {period.rates.length > 1 && (
            <Select
              label={words.vehicle}
              name="vehicle"
              hasEmpty={false}
              options={period.rates.map((one) => ({
                value: one.id,
                text: vehicleName(one.vehicle, reportWords),
              }))}
              value={rate.id}
              onChange={({ currentTarget }) => setVehicle(currentTarget.value)}
            />
          )}
        </FieldRow>
        <FieldRow>
          <NumberField
            label={reportWords[`distance_${rates.distance}`]}
            name="distance"
            value={distance}
            onChange={setDistance}
            limits={lineLimits.distance}
          />
          {rate.bands.length > 1 && (
            <NumberField
              label={reportWords[`before_${rates.distance}`]}
              name="before"
              value={before}
              onChange={setBefore}
              limits={lineLimits.before}
              hint={reportWords.before_hint}
            />
          )}
        </FieldRow>
        <div role="status">
          {amount === undefined ? (
            <span>{words.empty}</span>
          ) : (
            <ResultText
              words={words}
              amount={formatMoneyOf(roundMoney(amount, rates.currency), rates.currency, htmlLang)}
              working={fill(words.working, {
                distance: fill(reportWords[`unit_${rates.distance}`], {
                  distance: formatDecimal(decimal(driven ?? 0), htmlLang),
                }),
                rates: bandsText(rate.bands, country, htmlLang, reportWords),
              })}
            />
          )}
        </div>
      </Panel>
    </ToolFrame>
  )
}

type ResultTextProps = { words: Words<RateTableWordKey>; amount: string; working: string }

const ResultText = ({ words, amount, working }: ResultTextProps) => (
  <>
    <span>{words.result}</span>
    <Amount translate="no">{amount}</Amount>
    <span>{working}</span>
  </>
)
