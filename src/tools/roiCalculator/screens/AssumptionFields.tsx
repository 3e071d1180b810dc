import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { Select } from '../../../design/components/Select'
import { FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Words } from '../../words/model/wordsFor'
import { kindOf, limitsOf, type AssumptionKey, type CostBasis, type FirstValues } from '../model/assumptions'
import type { RoiFormat } from '../model/roiTexts'
import type { ReadWork, RoiWork } from '../model/roiWork'
import { people, type Savings } from '../model/savings'
import type { RoiWordKey } from '../model/wordKeys'
import { AssumptionGroup } from './AssumptionGroup'
import { pasteCells } from './pasteCells'

/** The name and the reason of an assumption, from the document of the page. */
export type AssumptionText = { key: string; label: string; explanation: string }

/** How far the sliders reach; the fields beside them take more. */
const sliderEnds: Partial<Record<AssumptionKey, number>> = { employees: 300, reports_per_month: 20 }

/** Name of the slider of an assumption; of the fields, it is the key itself. */
export const sliderName = (key: AssumptionKey): string => `${key}_slider`

const Range = styled.input`
  width: 100%;
  height: var(--space-24);
  margin: var(--space-8) 0 0;
  accent-color: var(--colour-accent);
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`

/**
 * Fields beside one another whose labels, inputs and hints are each on one line, however many lines the others take.
 */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  grid-template-rows: repeat(4, auto);
  gap: var(--space-4) var(--space-16);

  & > div {
    display: contents;
  }

  & > div > div {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    align-items: end;
  }

  & span {
    align-self: start;
  }
`

const Sum = styled.p`
  font-variant-numeric: tabular-nums;
`

/** The sign of a currency: `£`. */
const currencySign = (currency: string, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency

type AssumptionFieldsProps = {
  texts: readonly AssumptionText[]
  words: Words<RoiWordKey>
  first: FirstValues
  work: RoiWork
  read: ReadWork
  /** The result of the last complete figures. */
  savings: Savings
  format: RoiFormat
  onChange: (key: AssumptionKey, text: string) => void
  onBasis: (basis: CostBasis) => void
}

/** All assumptions in groups, each stated while its group is closed. */
export function AssumptionFields(props: AssumptionFieldsProps) {
  const { texts, words, first, work, read, savings, format, onChange, onBasis } = props
  const { htmlLang } = useLocale()
  const { problem_required } = useCommonWords()
  const field = (key: AssumptionKey) => {
    const { label = '', explanation = '' } = texts.find((text) => text.key === key) ?? {}
    const kind = kindOf(key)
    const unit = kind === 'money' ? currencySign(first.currency, htmlLang) : kind === 'percent' ? '%' : ''
    const problem = read.problems[key]
    const error =
      problem === 'required' ? problem_required : problem === 'noHours' ? words.problem_no_hours : undefined
    const end = sliderEnds[key]
    const name = unit ? `${label} (${unit})` : label
    return (
      <div key={key}>
        <NumberField
          label={name}
          name={key}
          value={read.texts[key]}
          limits={limitsOf(key, first.currency)}
          {...(explanation ? { hint: explanation } : {})}
          {...(error ? { error } : {})}
          onChange={(text) => onChange(key, text)}
        />
        {end === undefined ? null : (
          <Range
            type="range"
            name={sliderName(key)}
            aria-label={fill(words.slider, { name })}
            min={0}
            max={end}
            value={Number(read.known[key]?.toFixed() ?? 0)}
            onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
          />
        )}
      </div>
    )
  }
  const changedOf = (...keys: readonly AssumptionKey[]): string =>
    keys.some((key) => work.values[key] !== undefined) ? words.changed : ''
  const change = (today: string, outlay: string): string => fill(words.change_summary, { today, outlay })
  const minuteKeys = people.flatMap((person) => [`minutes_${person}`, `minutes_${person}_outlay`] as const)
  const { minutes, month, reports, hourlyCost, setUp } = savings
  const hourText = fill(words.hour_summary, { amount: format.money(hourlyCost) })
  return (
    <div onPaste={(event) => pasteCells(event, onChange)}>
      <AssumptionGroup
        title={words.group_reports}
        state={fill(words.reports_summary, { count: format.number(reports) })}
        changed={changedOf('employees', 'reports_per_month')}
        open
      >
        <FieldRow $min="14rem">
          {field('employees')}
          {field('reports_per_month')}
        </FieldRow>
      </AssumptionGroup>
      <AssumptionGroup
        title={words.group_minutes}
        state={change(format.measured(minutes.today, 'minute'), format.measured(minutes.outlay, 'minute'))}
        changed={changedOf(...minuteKeys)}
        open
      >
        {people.map((person) => (
          <Pair key={person}>
            {field(`minutes_${person}`)}
            {field(`minutes_${person}_outlay`)}
          </Pair>
        ))}
      </AssumptionGroup>
      <AssumptionGroup
        title={words.group_hour}
        state={hourText}
        changed={changedOf('hourly_cost', 'salary', 'on_costs', 'hours_per_year')}
      >
        <Select
          label={words.basis}
          name="basis"
          value={work.basis}
          hasEmpty={false}
          options={[
            { value: 'hourly', text: words.basis_hourly },
            { value: 'salary', text: words.basis_salary },
          ]}
          onChange={({ currentTarget }) => onBasis(currentTarget.value === 'salary' ? 'salary' : 'hourly')}
        />
        {work.basis === 'hourly' ? (
          field('hourly_cost')
        ) : (
          <>
            {field('salary')}
            <FieldRow $min="12rem">
              {field('on_costs')}
              {field('hours_per_year')}
            </FieldRow>
            <Sum>{`= ${hourText}`}</Sum>
          </>
        )}
      </AssumptionGroup>
      <AssumptionGroup
        title={words.group_software}
        state={fill(words.month_summary, {
          today: format.money(month.today.software),
          outlay: format.money(month.outlay.software),
        })}
        changed={changedOf('software_today', 'software_outlay')}
      >
        {field('software_today')}
        {field('software_outlay')}
      </AssumptionGroup>
      <AssumptionGroup
        title={words.group_set_up}
        state={fill(words.once_summary, {
          hours: format.measured(setUp.hours, 'hour'),
          amount: format.about(setUp.cost),
        })}
        changed={changedOf('setup_hours', 'introduction_minutes')}
      >
        {field('setup_hours')}
        {field('introduction_minutes')}
      </AssumptionGroup>
    </div>
  )
}
