/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderInSite } from '../../content/site/site.fixture'
import { DayField } from './DayField'

function Days({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-03')
  return (
    <DayField
      label="Date"
      name="date"
      value={day}
      onChange={(changed) => {
        onDay(changed)
        setDay(changed)
      }}
    />
  )
}

it('keeps what the control shows while a year is typed, and takes the day once it is one', () => {
  const onDay = jest.fn()
  renderInSite(<Days onDay={onDay} />)
  const control = screen.getByLabelText('Date')
  for (const typed of ['0002-01-12', '0020-01-12', '0202-01-12']) {
    fireEvent.change(control, { target: { value: typed } })
    expect(control).toHaveValue(typed)
    expect(onDay).toHaveBeenLastCalledWith('')
  }
  fireEvent.change(control, { target: { value: '2026-01-12' } })
  expect(control).toHaveValue('2026-01-12')
  expect(onDay).toHaveBeenLastCalledWith('2026-01-12')
})
