/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { BillsStatusView } from './BillsStatus'
import { richText, testDocument } from './document.fixture'

type BillsStatus = Content.BillsStatusDocument['data']

/** Waits for the scene of the page header, which is loaded on demand. */
const renderWithScene = (...page: Parameters<typeof renderInSite>) =>
  act(async () => {
    renderInSite(...page)
  })

afterEach(() => window.history.replaceState(null, '', '/'))

describe('BillsStatusView', () => {
  const document = testDocument<BillsStatus>({
    title: 'What the status of your bill means',
    app_link_label: 'Open my bill',
    statuses_title: 'The statuses',
    statuses: [
      { status: 'Received', text: 'It has been read.', next: 'Somebody checks it.' },
      { status: 'Paid', text: 'The payment has left.', next: null },
    ],
    help: richText('The status comes from your customer.'),
    slices: [],
  })

  it('explains each status and what happens next', async () => {
    await renderWithScene(<BillsStatusView document={document} />)
    expect(
      screen.getByRole('heading', { level: 1, name: 'What the status of your bill means' }),
    ).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Received',
      'Paid',
    ])
    expect(screen.getByText('Somebody checks it.')).toBeInTheDocument()
    expect(screen.getByText('The status comes from your customer.')).toBeInTheDocument()
  })

  it('leads to the web app, marked for the rest of the address', async () => {
    await renderWithScene(<BillsStatusView document={document} />)
    expect(screen.getByRole('link', { name: 'Open my bill' })).toHaveAttribute(
      'data-app-area',
      'bills-status',
    )
  })

  it('shows no heading over an empty group', async () => {
    const bare = testDocument<BillsStatus>({ title: 'Status', statuses_title: 'The statuses', statuses: [] })
    await renderWithScene(<BillsStatusView document={bare} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
