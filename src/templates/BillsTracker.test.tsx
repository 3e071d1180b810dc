/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { BillsTrackerView } from './BillsTracker'
import { richText, testDocument } from './document.fixture'

type BillsTracker = Content.BillsTrackerDocument['data']

afterEach(() => window.history.replaceState(null, '', '/'))

describe('BillsTrackerView', () => {
  const document = testDocument<BillsTracker>({
    title: 'Follow a bill',
    app_link_label: 'Open the tracker',
    stages_title: 'Two stages',
    stages: [
      { title: 'Captured', text: 'The bill arrives.', usual_time: 'A few minutes' },
      { title: 'Paid', text: 'It joins a payment run.', usual_time: null },
    ],
    help: richText('The times are not a promise.'),
    slices: [],
  })

  it('shows the stages in order with their usual time', () => {
    renderInSite(<BillsTrackerView document={document} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Follow a bill' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Two stages' })).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'CapturedA few minutesThe bill arrives.',
      'PaidIt joins a payment run.',
    ])
    expect(screen.getByText('The times are not a promise.')).toBeInTheDocument()
  })

  it('leads to the web app, marked for the rest of the address', () => {
    renderInSite(<BillsTrackerView document={document} />)
    expect(screen.getByRole('link', { name: 'Open the tracker' })).toHaveAttribute(
      'data-app-area',
      'bills-tracker',
    )
  })

  it('shows no heading over an empty group', () => {
    const bare = testDocument<BillsTracker>({ title: 'Follow a bill', stages_title: 'Stages', stages: [] })
    renderInSite(<BillsTrackerView document={bare} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
