/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import mediaText from '../slices/MediaText/mocks.json'
import steps from '../slices/Steps/mocks.json'
import { testDocument, webLink } from './document.fixture'
import { leadingPictures } from './home/leadingPictures'
import { HomepageView } from './Homepage'

type Homepage = Content.HomepageDocument['data']

const title = 'See company spending'

describe('HomepageView', () => {
  it('opens with what the product is and leads to its parts', () => {
    const document = testDocument<Homepage>({
      title,
      lead: 'Cards, expenses and invoices in one place.',
      scene: 'none',
      primary_link: webLink('https://app.outlay.example/register', 'Sign up'),
      secondary_link: webLink('/en/book-a-demo', 'Book a demo'),
      products_title: 'One place',
      products: [
        {
          icon: 'card',
          title: 'Company cards',
          text: 'With a limit for each person.',
          link: webLink('/en/business-expense-cards', 'How the cards work'),
        },
      ],
      slices: [],
    })
    renderInSite(<HomepageView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      'https://app.outlay.example/register',
    )
    expect(screen.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/en/book-a-demo')
    expect(screen.getByRole('heading', { level: 2, name: 'One place' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Company cards' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'How the cards work' })).toHaveAttribute(
      'href',
      '/en/business-expense-cards',
    )
  })

  it('shows the product before what it costs', () => {
    const slices = [mediaText[0], mediaText[1], steps[0]] as unknown as Homepage['slices']
    expect(leadingPictures(slices)).toEqual({ pictures: slices.slice(0, 2), rest: slices.slice(2) })
    expect(leadingPictures(slices.slice(2))).toEqual({ pictures: [], rest: slices.slice(2) })
    expect(leadingPictures(slices.slice(0, 2))).toEqual({ pictures: slices.slice(0, 2), rest: [] })
    expect(leadingPictures()).toEqual({ pictures: [], rest: [] })
  })

  it('shows neither heading nor link for what is not filled in', () => {
    renderInSite(
      <HomepageView
        document={testDocument<Homepage>({ title, products_title: 'One place', products: [] })}
      />,
    )
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
