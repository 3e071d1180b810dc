import { fill } from '../../../core/i18n/fill'
import { FieldGroup, FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { decimal } from '../../numbers/model/decimal'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import { ratesOf } from '../../travelRates/model/officialRates'
import { hasCondition } from '../../travelRates/model/travelRates'
import { hasTripRule } from '../../travelRates/model/trip'
import type { CalculatedLine } from '../model/calculate'
import {
  allowanceName,
  counted,
  countedHours,
  countLabel,
  formatRate,
  isSeveralDays,
} from '../model/describe'
import { lineLimits, ownRateLimits } from '../model/lineLimits'
import { allowanceOf } from '../model/officialRateOf'
import type { PerDiemLine } from '../model/report'
import { ConversionFields } from './ConversionFields'
import { NoteField } from './LineFields'
import { Fields, Muted } from './parts'
import { problemText } from './problemText'
import { RatedLineFields } from './RatedLineFields'
import { useReportView } from './ReportContext'
import { TripFields, type OnTrip } from './TripFields'

type PerDiemFieldsProps = {
  line: PerDiemLine
  calculated: CalculatedLine
  onChange: (changes: Partial<PerDiemLine>) => void
}

/** The meals that the rule of an allowance takes off. */
function MealFields({ line, calculated, onChange }: PerDiemFieldsProps) {
  const { words, htmlLang } = useReportView()
  const { allowance } = allowanceOf(line)
  const rule = allowance?.meals
  if (!rule) return null
  // Every meal is eaten at most once a day.
  const errorOf = (meal: 'breakfasts' | 'lunches' | 'dinners' | 'halvedDays') => {
    const error = problemText(calculated.problems[meal], words, 1)
    return error ? { error } : {}
  }
  if (rule.kind === 'half')
    return (
      <NumberField
        label={counted(rule.meals, htmlLang, words, 'halved_days')}
        name={`${line.id}.halvedDays`}
        hint={words.halved_hint}
        limits={lineLimits.halvedDays}
        value={line.halvedDays}
        onChange={(halvedDays) => onChange({ halvedDays })}
        {...errorOf('halvedDays')}
      />
    )
  const meals = (['breakfasts', 'lunches', 'dinners'] as const).filter(
    (meal) => meal !== 'breakfasts' || rule.breakfast !== undefined,
  )
  return (
    <FieldGroup>
      <legend>{words.meals_title}</legend>
      <Muted>
        {isSeveralDays(line, htmlLang) ? `${words.meals_hint} ${words.meals_first}` : words.meals_hint}
      </Muted>
      <FieldRow $min="7rem">
        {meals.map((meal) => (
          <NumberField
            key={meal}
            label={words[meal]}
            name={`${line.id}.${meal}`}
            limits={lineLimits[meal]}
            value={line[meal]}
            onChange={(count) => onChange({ [meal]: count })}
            {...errorOf(meal)}
          />
        ))}
      </FieldRow>
    </FieldGroup>
  )
}

/** Days, nights, hours or meals at the official allowance of a country, or at the rate of the company. */
export function PerDiemFields({
  line,
  calculated,
  onChange,
  onTrip,
}: PerDiemFieldsProps & { onTrip: OnTrip }) {
  const { words, htmlLang } = useReportView()
  const { period, allowance } = allowanceOf(line)
  const currency = ratesOf(line.country)?.currency ?? calculated.currency
  const rateOf = (amount: string): string => formatRate(decimal(amount), currency, htmlLang)
  // What the condition of the country says is what is wrong with a trip that is too short.
  const countError =
    calculated.problems.count === 'tooShort' && hasCondition(line.country)
      ? words[`condition_${line.country}`]
      : problemText(calculated.problems.count, words, allowance?.most)
  const hours = countedHours(line, htmlLang)
  const ownError = problemText(calculated.problems.ownRate, words)
  return (
    <Fields>
      <RatedLineFields
        line={line}
        label={words.place}
        period={period}
        choice={{
          label: words.allowance,
          placeholder: words.allowance_own,
          options: (period?.allowances ?? []).map((option) => ({
            value: option.id,
            text: `${allowanceName(option, words)} – ${rateOf(option.amount)}`,
          })),
          value: allowance?.id ?? '',
        }}
        rates={allowance && `${allowanceName(allowance, words)}, ${rateOf(allowance.amount)}`}
        onChange={onChange}
      />
      {period && hasTripRule(line.country) ? (
        <TripFields key={line.country} line={line} onTrip={onTrip} />
      ) : ratesOf(line.country) ? (
        <Muted>{words.trip_no_rule}</Muted>
      ) : null}
      <FieldRow $min="11rem">
        <NumberField
          label={countLabel(allowance, words)}
          name={`${line.id}.count`}
          limits={lineLimits.count}
          value={line.count}
          onChange={(count) => onChange({ count })}
          {...(hours
            ? { hint: fill(words.hours_counted, { count: formatDecimal(hours, htmlLang) }) }
            : allowance?.most === undefined
              ? {}
              : { hint: fill(words.count_most, { count: String(allowance.most) }) })}
          {...(countError ? { error: countError } : {})}
        />
        {allowance ? null : (
          <NumberField
            label={words.own_rate_unit}
            name={`${line.id}.ownRate`}
            limits={ownRateLimits(calculated.currency)}
            value={line.ownRate}
            onChange={(ownRate) => onChange({ ownRate })}
            {...(ownError ? { error: ownError } : {})}
          />
        )}
      </FieldRow>
      <MealFields line={line} calculated={calculated} onChange={onChange} />
      <ConversionFields calculated={calculated} onChange={onChange} />
      <NoteField line={line} onChange={onChange} />
    </Fields>
  )
}
