/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { OnDemandResourceView } from './OnDemandResource'

type OnDemandResource = Content.OnDemandResourceDocument['data']

const address = 'https://video.outlay.example/watch/approvals'

const page: Partial<OnDemandResource> = {
  title: 'Approvals that do not wait',
  lead: 'A recording.',
  recorded_on: '2026-10-14',
  duration_minutes: 32,
  video_url: webLink(address, 'Watch'),
  poster: {
    id: 'poster',
    url: '/media/overview.png',
    alt: 'A list of requests',
    copyright: null,
    dimensions: { width: 1600, height: 1000 },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  },
  chapters_title: 'Chapters',
  chapters: [{ time: '04:10', title: 'Amounts and people' }],
  summary_title: 'The short version',
  summary: richText('Name one person per step.', 'Two levels are enough.'),
  transcript_title: 'Transcript',
  transcript: richText('Good morning.'),
  slices: [],
}

it('picture and button lead to the recording, and nothing of its host is embedded', () => {
  const { container } = renderInSite(<OnDemandResourceView document={testDocument(page)} />)
  const links = screen.getAllByRole('link', { name: 'Watch the video' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
  expect(screen.getByAltText('A list of requests')).toBeVisible()
  expect(container.querySelector('iframe, video, script')).toBeNull()
})

it('shows date and duration, summary, chapters and a transcript that opens without JavaScript', () => {
  const { container } = renderInSite(<OnDemandResourceView document={testDocument(page)} />)
  expect(screen.getByText('14 October 2026').closest('p')).toHaveTextContent('14 October 2026 · 32 minutes')
  expect(screen.getByText('Two levels are enough.')).toBeVisible()
  expect(screen.getByText('Amounts and people').closest('li')).toHaveTextContent('04:10 Amounts and people')
  expect(container.querySelector('details summary')).toHaveTextContent('Show an excerpt: 1 of 32 minutes')
  expect(container.querySelector('details')).toHaveTextContent('Good morning.')
})

it('a transcript that is as long as its recording is called a transcript', () => {
  const transcript = richText('What was said in these minutes. '.repeat(80))
  const { container } = renderInSite(
    <OnDemandResourceView document={testDocument({ ...page, duration_minutes: 3, transcript })} />,
  )
  expect(container.querySelector('details summary')).toHaveTextContent(/^Show transcript$/)
})

it('what is missing leaves no heading and no link', () => {
  const bare = testDocument<OnDemandResource>({
    title: 'Approvals',
    summary_title: 'The short version',
    chapters_title: 'Chapters',
    transcript_title: 'Transcript',
    chapters: [],
    slices: [],
  })
  renderInSite(<OnDemandResourceView document={bare} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('with a form nothing of the address is in the page; the form leads to it', () => {
  const gated = testDocument<OnDemandResource>({
    ...page,
    form_title: 'Watch the recording',
    form_button: 'Show it to me',
    access_title: 'Here it is',
  })
  const { container } = renderInSite(<OnDemandResourceView document={gated} />)
  expect(container.innerHTML).not.toContain(address)
  const target = screen.getByRole('link', { name: 'Watch the recording' }).getAttribute('href') ?? ''
  expect(container.querySelector(`${target} form[method="post"]`)).toHaveFormValues({ form: 'webinar' })
  expect(screen.getByRole('button', { name: 'Show it to me' })).toBeVisible()
})
