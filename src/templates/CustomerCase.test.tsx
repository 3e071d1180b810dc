/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { CustomerCaseView } from './CustomerCase'
import { richText, testDocument, webLink } from './document.fixture'

type CustomerCase = Content.CustomerCaseDocument['data']

describe('CustomerCaseView', () => {
  it('shows challenge, solution and result, with the company in figures and its quote', () => {
    const document = testDocument<CustomerCase>({
      title: 'Parts on Tuesday',
      lead: 'Thirty-eight engineers.',
      company: 'Tarnvolt Robotics',
      industry: 'Manufacturing',
      employees: '64',
      scene: 'none',
      results: [{ figure: 'Day 3', label: 'Parts on the bench', note: 'day 9 before' }],
      facts: [{ label: 'Engineers with a card', value: '38' }],
      challenge_title: 'Where it began',
      challenge: richText('One card in a drawer.'),
      solution_title: 'What they set up',
      solution: richText('A card for each project.'),
      result_title: 'What changed',
      result: richText('The drawer holds a spare key.'),
      quote: richText('They ask for an amount now.'),
      quote_author: 'Ilse Marwick',
      quote_role: 'Operations lead',
      products: [
        { link: webLink('/en/business-expense-cards', 'Company cards') },
        { link: { link_type: 'Any' } },
      ],
      slices: [],
    })
    renderInSite(<CustomerCaseView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Parts on Tuesday' })).toBeInTheDocument()
    expect(screen.getByText('Manufacturing')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Where it began',
      'What they set up',
      'What changed',
    ])
    expect(screen.getByText('A card for each project.')).toBeInTheDocument()
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Company',
      'Number of employees',
      'Engineers with a card',
    ])
    expect(screen.getByText('Day 3').parentElement).toHaveTextContent('Day 3 Parts on the bench day 9 before')
    expect(screen.getByText('38')).toBeInTheDocument()
    expect(screen.getByRole('figure')).toHaveTextContent('They ask for an amount now.')
    expect(screen.getByRole('figure')).toHaveTextContent('Operations lead, Tarnvolt Robotics')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: /^Company cards/ })).toHaveAttribute(
      'href',
      '/en/business-expense-cards',
    )
  })

  it('marks an invented company beside its industry', () => {
    const document = testDocument<CustomerCase>({
      title: 'Parts',
      industry: 'Retail',
      is_example: true,
      slices: [],
    })
    renderInSite(<CustomerCaseView document={document} />)
    expect(screen.getByText('Retail').parentElement).toHaveTextContent('RetailExample')
  })

  it('shows neither heading nor quote for what is not filled in', () => {
    const document = testDocument<CustomerCase>({
      title: 'Parts on Tuesday',
      challenge_title: 'Where it began',
      challenge: [],
      quote: [],
      quote_author: 'Ilse Marwick',
    })
    renderInSite(<CustomerCaseView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    expect(screen.queryByRole('term')).not.toBeInTheDocument()
  })
})
