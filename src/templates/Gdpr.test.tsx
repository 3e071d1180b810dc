/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { GdprView } from './Gdpr'

type Gdpr = Content.GdprDocument['data']

describe('GdprView', () => {
  it('explains the rights and how to use them', () => {
    const document = testDocument<Gdpr>({
      title: 'Data protection',
      updated_on: '2026-11-02',
      intro: richText('We are responsible for this website.'),
      rights_title: 'Your rights',
      rights: [{ title: 'Access', text: 'You can receive a copy.' }],
      contact_title: 'How to reach us',
      contact: richText('Write to privacy@outlay.example.'),
      body: richText('We keep requests for two years.'),
      slices: [],
    })
    renderInSite(<GdprView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Data protection' })).toBeInTheDocument()
    expect(screen.getByText('2 November 2026')).toBeInTheDocument()
    expect(screen.getByText('We are responsible for this website.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Your rights' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Access' }).closest('li')).toHaveTextContent(
      'You can receive a copy.',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'How to reach us' })).toBeInTheDocument()
    expect(screen.getByText('We keep requests for two years.')).toBeInTheDocument()
  })

  it('shows no heading over an empty field', () => {
    const document = testDocument<Gdpr>({
      title: 'Data protection',
      rights_title: 'Your rights',
      rights: [],
      contact_title: 'How to reach us',
      contact: [],
    })
    renderInSite(<GdprView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
