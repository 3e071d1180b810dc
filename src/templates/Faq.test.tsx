/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { FaqView } from './Faq'

type Faq = Content.FaqDocument['data']

const page: Partial<Faq> = {
  title: 'Frequently asked questions',
  lead: 'Short answers.',
  categories: [
    {
      title: 'Cards',
      questions: [{ question: 'What does a card cost?', answer: richText('Nothing extra.') }],
    },
    {
      title: 'Price and contract',
      questions: [{ question: 'How do we leave?', answer: richText('Export.') }],
    },
    { title: 'Nothing here yet', questions: [] },
  ],
  slices: [],
}

it('the table of contents leads to each category by the slug of its title', () => {
  const { container } = renderInSite(<FaqView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Frequently asked questions')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'Price and contract' })).toHaveAttribute(
    'href',
    '#price-and-contract',
  )
  const category = container.querySelector('#price-and-contract') as HTMLElement
  expect(within(category).getByRole('heading', { level: 2 })).toHaveTextContent('Price and contract')
  expect(category.querySelector('details')).toHaveTextContent('How do we leave?Export.')
})

it('a category without questions is neither shown nor listed', () => {
  renderInSite(<FaqView document={testDocument(page)} />)
  expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument()
})

it('can be searched where the document has the words, in questions and answers', async () => {
  const searchable = {
    ...page,
    search_label: 'Search the questions',
    count_text: '{shown} of {total} questions',
    empty_text: 'No answer has these words.',
    reset_label: 'Show all',
  }
  const { container, unmount } = renderInSite(<FaqView document={testDocument(searchable)} />)
  const search = screen.getByRole('searchbox', { name: 'Search the questions' })
  fireEvent.input(search, { target: { value: 'éxport' } })
  const shown = () =>
    [...container.querySelectorAll('details')]
      .filter((details) => !details.hidden)
      .map((one) => one.textContent)
  expect(shown()).toEqual(['How do we leave?Export.'])
  expect(screen.queryByRole('heading', { level: 2, name: 'Cards' })).toBeNull()
  expect(await screen.findByText('1 of 2 questions')).toBeInTheDocument()
  fireEvent.input(search, { target: { value: 'zebra' } })
  expect(screen.getByText('No answer has these words.')).toBeVisible()
  unmount()
  renderInSite(<FaqView document={testDocument(page)} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})
