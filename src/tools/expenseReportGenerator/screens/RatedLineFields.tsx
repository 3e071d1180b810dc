import { Select } from '../../../design/components/Select'
import { FieldRow } from '../../controls/layout'
import type { MileagePeriod, PerDiemPeriod } from '../../travelRates/model/travelRates'
import { newMileage, newPerDiem, type MileageLine, type PerDiemLine } from '../model/report'
import { CountryField, DayAndName } from './LineFields'
import { OfficialRate } from './OfficialRate'

/** What is chosen among the official rates of a country: a vehicle, or an allowance. */
type RateChoice = {
  label: string
  /** The choice of the company's own rate. */
  placeholder: string
  options: readonly { value: string; text: string }[]
  /** Id of the rate; empty for the company's own. */
  value: string
}

type Changes = Partial<Pick<MileageLine, 'date' | 'route' | 'country' | 'vehicle'>> &
  Partial<Pick<PerDiemLine, 'place' | 'allowance'>>

type RatedLineFieldsProps = {
  line: MileageLine | PerDiemLine
  /** Label and hint of the text that names the line. */
  label: string
  hint?: string
  period: MileagePeriod | PerDiemPeriod | undefined
  choice: RateChoice
  /** The rates of the choice in words; undefined for the company's own. */
  rates: string | undefined
  onChange: (changes: Changes) => void
}

/** The beginning of a line with an official rate: day and name, country and rate, what the rate is and who says so. */
export function RatedLineFields({
  line,
  label,
  hint,
  period,
  choice,
  rates,
  onChange,
}: RatedLineFieldsProps) {
  const isMileage = line.kind === 'mileage'
  const chosen = isMileage ? 'vehicle' : 'allowance'
  return (
    <>
      <DayAndName
        line={line}
        label={label}
        field={isMileage ? 'route' : 'place'}
        value={isMileage ? line.route : line.place}
        onDay={(date) => onChange({ date })}
        onName={(text) => onChange(isMileage ? { route: text } : { place: text })}
        {...(hint ? { hint } : {})}
      />
      <FieldRow $min="14rem">
        <CountryField
          line={line}
          // The rates of one country are not those of another.
          onChange={(country) =>
            onChange(
              isMileage
                ? { country, vehicle: newMileage(line.id, country).vehicle }
                : { country, allowance: newPerDiem(line.id, country).allowance },
            )
          }
        />
        {period ? (
          <Select
            label={choice.label}
            name={`${line.id}.${chosen}`}
            placeholder={choice.placeholder}
            options={choice.options}
            value={choice.value}
            onChange={({ currentTarget }) => onChange({ [chosen]: currentTarget.value })}
          />
        ) : null}
      </FieldRow>
      <OfficialRate country={line.country} period={period} rates={rates} />
    </>
  )
}
