/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { SecondaryNotFoundView } from './SecondaryNotFound'

type SecondaryNotFound = Content.SecondaryNotFoundDocument['data']

describe('SecondaryNotFoundView', () => {
  it('says that nothing is here and offers other pages', () => {
    const document = testDocument<SecondaryNotFound>({
      title: 'This page does not exist',
      lead: 'The address may be mistyped.',
      links_title: 'Perhaps one of these',
      links: [
        { link: webLink('/lu', 'Homepage'), text: 'What Outlay is.' },
        { link: webLink('/lu/pricing', 'Pricing'), text: null },
      ],
    })
    renderInSite(<SecondaryNotFoundView document={document} />, { urlCode: 'lu' })

    expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument()
    expect(screen.getByText('The address may be mistyped.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Perhaps one of these' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Homepage/ })).toHaveAttribute('href', '/lu')
    expect(screen.getByRole('link', { name: /^Pricing/ })).toHaveAttribute('href', '/lu/pricing')
  })

  it('shows no heading over an empty list', () => {
    const document = testDocument<SecondaryNotFound>({ title: 'Not here', links_title: 'Perhaps', links: [] })
    renderInSite(<SecondaryNotFoundView document={document} />, { urlCode: 'lu' })
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
