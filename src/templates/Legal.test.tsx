/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { LegalView } from './Legal'

type Legal = Content.LegalDocument['data']

describe('LegalView', () => {
  it('names the company, the documents that apply and the day of the last change', () => {
    const document = testDocument<Legal>({
      title: 'Legal information',
      updated_on: '2026-11-02',
      company: [{ label: 'Register', value: 'Companies House' }],
      documents: [
        {
          title: 'Cookie policy',
          text: 'Every cookie of this site.',
          link: webLink('/en/legal/cookie-policy', 'Read the cookie policy'),
        },
      ],
      body: richText('This website is not an offer.'),
      slices: [],
    })
    renderInSite(<LegalView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Legal information' })).toBeInTheDocument()
    expect(screen.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02')
    expect(screen.getByRole('term')).toHaveTextContent('Register')
    expect(screen.getByRole('definition')).toHaveTextContent('Companies House')
    expect(screen.getByRole('heading', { level: 2, name: 'Cookie policy' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Read the cookie policy/ })).toHaveAttribute(
      'href',
      '/en/legal/cookie-policy',
    )
    expect(screen.getByText('This website is not an offer.')).toBeInTheDocument()
  })

  it('shows only what is filled in', () => {
    renderInSite(
      <LegalView document={testDocument<Legal>({ title: 'Legal information', company: [], body: [] })} />,
    )
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('term')).not.toBeInTheDocument()
    expect(screen.queryByText(/Updated on/)).not.toBeInTheDocument()
  })
})
