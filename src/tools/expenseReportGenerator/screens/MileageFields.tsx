import { fill } from '../../../core/i18n/fill'
import { FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import { ratesOf } from '../../travelRates/model/officialRates'
import { takesPassengers } from '../../travelRates/model/travelRates'
import type { CalculatedLine } from '../model/calculate'
import { bandsText, passengerText, vehicleName } from '../model/describe'
import { lineLimits, ownRateLimits } from '../model/lineLimits'
import { mileageRateOf } from '../model/officialRateOf'
import { asksBefore } from '../model/ratedAmount'
import type { MileageLine } from '../model/report'
import { ConversionFields } from './ConversionFields'
import { NoteField } from './LineFields'
import { Fields } from './parts'
import { problemText } from './problemText'
import { RatedLineFields } from './RatedLineFields'
import { useReportView } from './ReportContext'

type MileageFieldsProps = {
  line: MileageLine
  calculated: CalculatedLine
  onChange: (changes: Partial<MileageLine>) => void
}

/** One journey in a private vehicle, at the official rate of a country or that of the company. */
export function MileageFields({ line, calculated, onChange }: MileageFieldsProps) {
  const { words, htmlLang } = useReportView()
  const { period, rate } = mileageRateOf(line)
  const unit = ratesOf(line.country)?.distance ?? 'km'
  const distanceError = problemText(calculated.problems.distance, words)
  const ownError = problemText(calculated.problems.ownRate, words)
  return (
    <Fields>
      <RatedLineFields
        line={line}
        label={words.route}
        hint={words.route_hint}
        period={period}
        choice={{
          label: words.vehicle,
          placeholder: words.vehicle_own,
          options: (period?.rates ?? []).map(({ id, vehicle }) => ({
            value: id,
            text: vehicleName(vehicle, words),
          })),
          value: rate?.id ?? '',
        }}
        rates={rate && bandsText(rate.bands, line.country, htmlLang, words)}
        onChange={onChange}
      />
      <FieldRow $min="11rem">
        <NumberField
          label={words[`distance_${unit}`]}
          name={`${line.id}.distance`}
          limits={lineLimits.distance}
          value={line.distance}
          onChange={(distance) => onChange({ distance })}
          {...(distanceError ? { error: distanceError } : {})}
        />
        {period && rate && asksBefore(period, rate) ? (
          <NumberField
            label={period.limit?.kind === 'month' ? words.before_month_km : words[`before_${unit}`]}
            name={`${line.id}.before`}
            hint={[rate.bands.length > 1 ? words.before_hint : '', words.before_auto]
              .filter(Boolean)
              .join(' ')}
            limits={lineLimits.before}
            value={line.before}
            onChange={(before) => onChange({ before })}
          />
        ) : null}
        {period && rate && takesPassengers(period, rate) ? (
          <NumberField
            label={words.passengers}
            name={`${line.id}.passengers`}
            hint={fill(words.passengers_rate, { rate: passengerText(period, line.country, htmlLang, words) })}
            limits={lineLimits.passengers}
            value={line.passengers}
            onChange={(passengers) => onChange({ passengers })}
          />
        ) : null}
        {rate ? null : (
          <NumberField
            label={words[`own_rate_${unit}`]}
            name={`${line.id}.ownRate`}
            limits={ownRateLimits(calculated.currency)}
            value={line.ownRate}
            onChange={(ownRate) => onChange({ ownRate })}
            {...(ownError ? { error: ownError } : {})}
          />
        )}
      </FieldRow>
      {calculated.overLimit ? (
        <p role="status">
          {fill(words.over_limit, {
            amount: formatMoneyOf(calculated.overLimit, calculated.currency, htmlLang),
          })}
        </p>
      ) : null}
      <ConversionFields calculated={calculated} onChange={onChange} />
      <NoteField line={line} onChange={onChange} />
    </Fields>
  )
}
