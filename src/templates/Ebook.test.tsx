/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { EbookView } from './Ebook'

type Ebook = Content.EbookDocument['data']

const page: Partial<Ebook> = {
  title: 'Closing the month faster',
  lead: 'A guide for small finance teams.',
  cover_title: 'Closing the month faster',
  pages: 24,
  reading_time: 'About 35 minutes',
  chapters_title: 'What is inside',
  chapters: [
    { title: 'Draw your own calendar', text: 'List every task.' },
    { title: 'Move the receipts', text: 'Ask on the day.' },
  ],
  for_whom_title: 'Who it is for',
  for_whom: richText('For the person who closes the books.'),
  form_title: 'Get the ebook',
  form_lead: 'We send you the file.',
  slices: [],
}

it('says what is inside, for whom and how long it takes', () => {
  renderInSite(<EbookView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Closing the month faster')
  const chapters = screen.getByRole('heading', { name: 'What is inside' }).closest('section')
  expect(within(chapters as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(screen.getByText('For the person who closes the books.')).toBeVisible()
  expect(screen.getByText(/About 35 minutes/)).toBeVisible()
})

it('the button of the header leads to the form', () => {
  const { container } = renderInSite(<EbookView document={testDocument(page)} />)
  const target = screen.getByRole('link', { name: 'Get the ebook' }).getAttribute('href') ?? ''
  expect(container.querySelector(`${target} form[method="post"]`)).toBeVisible()
})

it('empty groups leave no heading', () => {
  const bare = testDocument<Ebook>({ ...page, chapters: [], for_whom: [] })
  renderInSite(<EbookView document={bare} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Get the ebook'])
})

describe('the form', () => {
  const file = (url: string): Ebook['file'] => ({
    link_type: 'Media',
    id: 'file',
    name: 'guide.pdf',
    kind: 'file',
    size: '1',
    url,
  })
  const sent = (container: HTMLElement) =>
    Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))

  it.each([
    ['https://files.example/guide.pdf', 'https://files.example/guide.pdf'],
    ['/media/guide.pdf', 'https://www.outlay.example/media/guide.pdf'],
  ])('carries the file %s by its full address', (url, address) => {
    const document = testDocument<Ebook>({ ...page, file: file(url) })
    const { container } = renderInSite(<EbookView document={document} />)
    expect(sent(container)).toMatchObject({ form: 'ebook', pdf_url: address })
  })

  it('carries none while there is none', () => {
    const document = testDocument<Ebook>({ ...page, file: { link_type: 'Any' } })
    const { container } = renderInSite(<EbookView document={document} />)
    expect(sent(container)).not.toHaveProperty('pdf_url')
  })
})
