/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { HomepageV2View } from './HomepageV2'

type HomepageV2 = Content.HomepageV2Document['data']

const title = 'Who is spending?'

describe('HomepageV2View', () => {
  it('leads each audience to its page, then shows proof', () => {
    const document = testDocument<HomepageV2>({
      title,
      scene: 'none',
      audiences_title: 'For whom',
      audiences: [
        {
          label: 'Finance',
          title: 'Close sooner',
          text: 'Receipts are there already.',
          link: webLink('/en/for-finance', 'For finance teams'),
        },
        {
          label: 'Founders',
          title: 'See the runway',
          text: 'On the day it changes.',
          link: webLink('/en/for-startups', 'For start-ups'),
        },
      ],
      proof_title: 'What it rests on',
      proof: [{ title: 'One ledger', text: 'Nobody types an entry twice.' }],
      slices: [],
    })
    renderInSite(<HomepageV2View document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const finance = screen.getByRole('heading', { level: 3, name: 'Close sooner' }).closest('li')
    expect(finance).toHaveTextContent('Finance')
    expect(within(finance as HTMLElement).getByRole('link')).toHaveAttribute('href', '/en/for-finance')
    expect(screen.getByRole('heading', { level: 2, name: 'What it rests on' })).toBeInTheDocument()
    expect(screen.getByText('Nobody types an entry twice.')).toBeInTheDocument()
  })

  it('shows no heading over an empty group', () => {
    const document = testDocument<HomepageV2>({ title, audiences_title: 'For whom', proof_title: 'Proof' })
    renderInSite(<HomepageV2View document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
