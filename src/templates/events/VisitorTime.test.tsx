/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import { VisitorTime, visitorTime } from './VisitorTime'

const props = {
  start: '2027-03-18T08:00:00.000Z',
  timeZone: 'Europe/London',
  text: 'Where you are: {time}',
  sameText: 'This is your time.',
}

it.each([
  ['Europe/Berlin', 'Where you are: Thursday 18 March 2027 at 09:00 CET'],
  ['America/New_York', 'Where you are: Thursday 18 March 2027 at 04:00 GMT-4'],
  // The day changes as well.
  ['Pacific/Auckland', 'Where you are: Thursday 18 March 2027 at 21:00 GMT+13'],
  ['America/Los_Angeles', 'Where you are: Thursday 18 March 2027 at 01:00 GMT-7'],
])('somebody in %s reads the time there', (zone, text) => {
  expect(visitorTime(props, 'en-GB', zone).replace(/,/g, '')).toBe(text)
})

it.each(['Europe/London', 'Europe/Dublin', 'Europe/Lisbon'])('somebody in %s needs no other time', (zone) => {
  expect(visitorTime(props, 'en-GB', zone)).toBe('This is your time.')
})

it('the line is filled in the browser, and not there without its text', () => {
  renderInSite(<VisitorTime {...props} />)
  expect(screen.getByText(/^Where you are|^This is your time/)).toBeInTheDocument()
  const { container } = renderInSite(<VisitorTime {...props} text="" />)
  expect(container).toBeEmptyDOMElement()
})
