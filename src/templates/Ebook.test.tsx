/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import type { FileFacts } from '../content/cms/fileFacts'
import { RelatedDataProvider } from '../content/site/RelatedDataContext'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { EbookView } from './Ebook'

type Ebook = Content.EbookDocument['data']

const page: Partial<Ebook> = {
  title: 'Closing the month faster',
  lead: 'A guide for small finance teams.',
  cover_title: 'Closing the month faster',
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
})

it('says of the file what was read from it', () => {
  const file: FileFacts = {
    format: 'PDF',
    bytes: 293_651,
    pages: 15,
    words: 2188,
    digest: '1ae11a08a72d45e0b1c2',
  }
  const { container } = renderInSite(
    <RelatedDataProvider relatedData={{ file }}>
      <EbookView document={testDocument(page)} />
    </RelatedDataProvider>,
  )
  expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/file-pages/1ae11a08a72d45e0b1c2-1.webp',
    '/file-pages/1ae11a08a72d45e0b1c2-2.webp',
  ])
  expect(screen.getByText('15 pages · About 10 minutes to read · PDF · 294 kB')).toBeVisible()
})

it('says no number without a file', () => {
  const { container } = renderInSite(<EbookView document={testDocument(page)} />)
  expect(container.textContent).not.toMatch(/\d+ (?:pages|minutes)/)
})

it('the button of the header leads to the form', () => {
  const { container } = renderInSite(<EbookView document={testDocument(page)} />)
  const target = screen.getByRole('link', { name: 'Get the ebook' }).getAttribute('href') ?? ''
  expect(container.querySelector(`${target} form[method="post"]`)).toBeVisible()
  // The button that sends the form says what it gives.
  expect(screen.getByRole('button', { name: 'Get the ebook' })).toBeVisible()
})

it('empty groups leave no heading', () => {
  const bare = testDocument<Ebook>({ ...page, chapters: [], for_whom: [] })
  renderInSite(<EbookView document={bare} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Get the ebook'])
})

it('the form does not contain the file: the server adds it', () => {
  const file: Ebook['file'] = {
    link_type: 'Media',
    id: 'file',
    name: 'guide.pdf',
    kind: 'file',
    size: '1',
    url: '/media/guide.pdf',
  }
  const { container } = renderInSite(<EbookView document={testDocument<Ebook>({ ...page, file })} />)
  expect(container.querySelector('form')).toHaveFormValues({ form: 'ebook' })
  expect(container.innerHTML).not.toContain('guide.pdf')
})
