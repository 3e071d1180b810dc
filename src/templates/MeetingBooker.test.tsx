/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { MeetingBookerView } from './MeetingBooker'

type MeetingBooker = Content.MeetingBookerDocument['data']

const page: Partial<MeetingBooker> = {
  title: 'Choose a time to meet us',
  lead: 'Thirty minutes by video.',
  provider: 'hubspot',
  meeting_slug: 'outlay-team/meet-us',
  host_title: 'Who you will meet',
  host_text: 'Someone with a background in finance.',
  prepare_title: 'Worth having at hand',
  prepare: [{ text: 'One case that went wrong' }],
  fallback: richText('Or write to us.'),
  slices: [],
}

it('the calendar is a plain link to its provider, which is named', () => {
  const { container } = renderInSite(<MeetingBookerView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a time to meet us')
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    'https://meetings.hubspot.com/outlay-team/meet-us',
  )
  expect(screen.getByText('Content from HubSpot')).toBeVisible()
  expect(container.querySelector('iframe, script')).toBeNull()
})

it('the alternatives to the calendar are listed, with a form', () => {
  const { container } = renderInSite(<MeetingBookerView document={testDocument(page)} />)
  expect(screen.getByText('Or write to us.')).toBeVisible()
  expect(container.querySelector('form[method="post"] input[type="email"]')).toBeVisible()
  expect(screen.getByText('One case that went wrong')).toBeVisible()
})

it('without a slug there is no link, and empty groups leave no heading', () => {
  const bare = testDocument<MeetingBooker>({
    ...page,
    meeting_slug: null,
    host_text: null,
    prepare: [],
  })
  renderInSite(<MeetingBookerView document={bare} />)
  expect(screen.queryByRole('link', { name: 'Choose a time' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})
