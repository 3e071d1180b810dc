/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { NotFoundView } from './NotFound'

type NotFound = Content.NotFoundDocument['data']

describe('NotFoundView', () => {
  it('says that nothing is here and offers other pages', () => {
    const document = testDocument<NotFound>({
      title: 'This page does not exist',
      lead: 'The address may be mistyped.',
      links_title: 'Perhaps one of these',
      links: [
        { link: webLink('/en', 'Homepage'), text: 'What Outlay is.' },
        { link: webLink('/en/pricing', 'Pricing'), text: null },
      ],
    })
    renderInSite(<NotFoundView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument()
    expect(screen.getByText('The address may be mistyped.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Perhaps one of these' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Homepage/ })).toHaveAttribute('href', '/en')
    expect(screen.getByRole('link', { name: /^Pricing/ })).toHaveAttribute('href', '/en/pricing')
  })

  it('offers a search where the document has all of its words', () => {
    const words = {
      search_label: 'Search this site',
      search_button: 'Search',
      search_results: 'Pages that match {words}',
    }
    const without = testDocument<NotFound>({ title: 'Not here', links: [], ...words })
    const { unmount } = renderInSite(<NotFoundView document={without} />)
    expect(screen.queryByRole('search')).toBeNull()
    unmount()
    const document = testDocument<NotFound>({ ...without.data, search_empty: 'Nothing matches {words}' })
    renderInSite(<NotFoundView document={document} />)
    expect(screen.getByRole('search')).toContainElement(
      screen.getByRole('searchbox', { name: 'Search this site' }),
    )
  })

  it('shows no heading over an empty list', () => {
    const document = testDocument<NotFound>({ title: 'Not here', links_title: 'Perhaps', links: [] })
    renderInSite(<NotFoundView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
