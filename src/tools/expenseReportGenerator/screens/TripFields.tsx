import { useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Actions, FieldGroup, FieldRow } from '../../controls/layout'
import { tripParts, type TripPart } from '../../travelRates/model/trip'
import { maxLines, type PerDiemLine } from '../model/report'
import { Muted } from './parts'
import { useReportView } from './ReportContext'

/** Puts the parts of a trip in the place of a per diem; false without room for them. */
export type OnTrip = (id: string, parts: readonly TripPart[]) => boolean

type TripFieldsProps = {
  line: PerDiemLine
  onTrip: OnTrip
}

/** Start and end of a trip, from which the rule of the country makes lines of days, partial days and hours. */
export function TripFields({ line, onTrip }: TripFieldsProps) {
  const { words, htmlLang } = useReportView()
  const [trip, setTrip] = useState({ start: '', end: '' })
  const [error, setError] = useState<string>()
  const workOut = (): void => {
    const found = tripParts(line.country, trip)
    if (found.problem !== undefined) setError(words[`trip_${found.problem}`])
    else if (found.parts.length === 0) setError(words.trip_none)
    else if (!onTrip(line.id, found.parts))
      setError(fill(words.lines_full, { count: formatNumber(maxLines, htmlLang) }))
  }
  const field = (name: 'start' | 'end') => (
    <Field
      label={words[`trip_${name}`]}
      name={`${line.id}.trip-${name}`}
      type="datetime-local"
      min="1900-01-01T00:00"
      max="2199-12-31T23:59"
      value={trip[name]}
      onChange={({ currentTarget }) => {
        setError(undefined)
        setTrip((before) => ({ ...before, [name]: currentTarget.value.slice(0, 16) }))
      }}
      {...(name === 'end' && error ? { error } : {})}
    />
  )
  return (
    <FieldGroup>
      <legend>{words.trip_title}</legend>
      <Muted>{words.trip_hint}</Muted>
      <FieldRow $min="13rem">
        {field('start')}
        {field('end')}
      </FieldRow>
      <Actions>
        <Button variant="secondary" onClick={workOut} data-replay="trip">
          {words.trip_apply}
        </Button>
      </Actions>
      <span role="status" className="visually-hidden">
        {error ?? ''}
      </span>
    </FieldGroup>
  )
}
