/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { PartnershipCaseView } from './PartnershipCase'

type PartnershipCase = Content.PartnershipCaseDocument['data']

describe('PartnershipCaseView', () => {
  it('shows the idea, the part of each side and the results', () => {
    const document = testDocument<PartnershipCase>({
      title: 'A calmer month end',
      partner_name: 'Ferrow Accountants',
      partner_kind: 'Accounting firm',
      idea_title: 'The idea',
      idea: richText('The receipt should exist before anybody asks.'),
      work_title: 'Who does what',
      work: [
        { side: 'Ferrow', text: 'Checks the entries.' },
        { side: 'Outlay', text: 'Provides the cards.' },
      ],
      outcome_title: 'What came of it',
      outcome: richText('An hour per client and week.'),
      quote: richText('They answer on the same day.'),
      quote_author: 'Owen Ferrow',
      quote_role: 'Partner',
      slices: [],
    })
    renderInSite(<PartnershipCaseView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'A calmer month end' })).toBeInTheDocument()
    expect(screen.getByText('Accounting firm')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'The idea',
      'Who does what',
      'What came of it',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Outlay' }).closest('li')).toHaveTextContent(
      'Provides the cards.',
    )
    expect(screen.getByRole('figure')).toHaveTextContent('Owen FerrowPartner, Ferrow Accountants')
  })

  it('shows neither heading nor quote for what is not filled in', () => {
    const document = testDocument<PartnershipCase>({
      title: 'A calmer month end',
      idea_title: 'The idea',
      work_title: 'Who does what',
      work: [],
    })
    renderInSite(<PartnershipCaseView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  })
})
