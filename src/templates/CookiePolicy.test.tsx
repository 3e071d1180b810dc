/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { CookiePolicyView } from './CookiePolicy'
import { richText, testDocument } from './document.fixture'

type CookiePolicy = Content.CookiePolicyDocument['data']

const necessary: CookiePolicy['categories'][number] = {
  category: 'necessary',
  title: 'Necessary',
  text: 'The site does not work without them.',
  cookies: [
    { name: 'locale', provider: 'Outlay', purpose: 'The chosen language.', lifetime: '365 days' },
    { name: 'consent', provider: 'Outlay', purpose: 'What you decided.', lifetime: '180 days' },
  ],
}

const analytics: CookiePolicy['categories'][number] = {
  category: 'analytics',
  title: 'Analytics',
  text: 'Only after consent.',
  cookies: [],
}

const labels = {
  name_label: 'Name',
  provider_label: 'Provider',
  purpose_label: 'Purpose',
  lifetime_label: 'Lifetime',
}

describe('CookiePolicyView', () => {
  it('lists the cookies of each category in a table', () => {
    const document = testDocument<CookiePolicy>({
      ...labels,
      title: 'Cookie policy',
      intro: richText('Cookies are small texts.'),
      categories: [necessary, analytics],
      slices: [],
    })
    renderInSite(<CookiePolicyView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeInTheDocument()
    const table = within(screen.getByRole('table', { name: 'Necessary' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Provider',
      'Purpose',
      'Lifetime',
    ])
    expect(table.getByRole('rowheader', { name: 'consent' }).closest('tr')).toHaveTextContent('180 days')
  })

  it('keeps the heading and text of a category without cookies, and no empty table', () => {
    renderInSite(
      <CookiePolicyView
        document={testDocument<CookiePolicy>({ ...labels, title: 'Cookies', categories: [analytics] })}
      />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Analytics' })).toBeInTheDocument()
    expect(screen.getByText('Only after consent.')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('leads to each category from the top when there are several', () => {
    const document = testDocument<CookiePolicy>({ title: 'Cookies', categories: [necessary, analytics] })
    const { container } = renderInSite(<CookiePolicyView document={document} />)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const name of ['Necessary', 'Analytics']) {
      const target = container.querySelector(contents.getByRole('link', { name }).getAttribute('href') ?? '')
      expect(within(target as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(name)
    }
  })

  it('shows only its header when nothing else is filled in', () => {
    renderInSite(<CookiePolicyView document={testDocument<CookiePolicy>({ title: 'Cookies' })} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
