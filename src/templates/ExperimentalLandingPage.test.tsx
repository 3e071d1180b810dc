/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { ExperimentalLandingPageView } from './ExperimentalLandingPage'

type ExperimentalLandingPage = Content.ExperimentalLandingPageDocument['data']

const page: Partial<ExperimentalLandingPage> = {
  title: 'One place for spending',
  lead: 'In one list.',
  promise: 'Know by lunch what was spent this morning.',
  problem_title: 'Small changes that add up',
  problems: [{ before: 'The card is in a drawer.', after: 'Each person has a card.' }],
  offer_title: 'Start small',
  offer: richText('Begin with one team.'),
  primary_link: webLink('/en/book-a-demo', 'Show me'),
  slices: [],
}

it('makes its promise, sets before against after, and ends in the offer', () => {
  renderInSite(<ExperimentalLandingPageView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One place for spending')
  expect(screen.getByText('Know by lunch what was spent this morning.')).toBeVisible()
  const pair = screen.getByText('The card is in a drawer.').closest('li') as HTMLElement
  expect(pair).toHaveTextContent('BeforeThe card is in a drawer.')
  expect(within(pair).getByText('Each person has a card.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Start small' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Show me' })).toHaveLength(2)
})

it('what is missing leaves no heading and no button', () => {
  const bare = testDocument<ExperimentalLandingPage>({
    title: 'One place',
    problem_title: 'Small changes',
    problems: [],
    offer_title: 'Start small',
    offer: [],
    slices: [],
  })
  renderInSite(<ExperimentalLandingPageView document={bare} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
