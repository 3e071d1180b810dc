/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { nameCount } from '../visitor/consent/policyEntries'
import { CookiePolicyView } from './CookiePolicy'
import { richText, testDocument } from './document.fixture'

type CookiePolicy = Content.CookiePolicyDocument['data']

const categoryOf = (category: 'necessary' | 'analytics', title: string, text: string) => ({
  category,
  title,
  text,
})
const necessary = categoryOf('necessary', 'Necessary', 'The site does not work without them.')
const analytics = categoryOf('analytics', 'Analytics', 'Only after consent.')

const labels = {
  name_label: 'Name',
  provider_label: 'Provider',
  purpose_label: 'Purpose',
  when_label: 'When',
  lifetime_label: 'Lifetime',
  count_label: 'Names: {count}',
  storage_label: 'in the storage of the browser',
  session_label: 'Until the tab is closed',
  until_deleted_label: 'Until it is deleted',
  by_provider_label: 'Set by the service',
}

describe('CookiePolicyView', () => {
  it('lists what is stored in each category: facts of the registry, words of the document', () => {
    const document = testDocument<CookiePolicy>({
      ...labels,
      title: 'Cookie policy',
      intro: richText('Cookies are small texts.'),
      categories: [necessary, analytics],
      conditions: [
        { condition: 'decided', text: 'After your decision.' },
        { condition: 'allowed', text: 'Once it is allowed.' },
        { condition: 'categoryAlways', text: 'Always.' },
        { condition: 'categoryAllowed', text: 'Never by itself.' },
      ],
      body: richText('It refuses {refused}, you choose {choosable}.'),
      purposes: [
        { entry: 'consent/v2', purpose: 'What you decided.' },
        { entry: 'ajs_anonymous_id', purpose: 'A number.' },
      ],
      slices: [],
    })
    renderInSite(<CookiePolicyView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeInTheDocument()
    const table = within(screen.getByRole('table', { name: 'Necessary' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Provider',
      'Purpose',
      'When',
      'Lifetime',
    ])
    const cellsOf = (name: string) => {
      const row = screen.getByRole('rowheader', { name }).closest('tr')
      return [...(row?.cells ?? [])].slice(1).map((cell) => cell.textContent)
    }
    const decision = 'consent/v2 (in the storage of the browser)'
    expect(cellsOf(decision)).toEqual(['Outlay', 'What you decided.', 'After your decision.', '365 days'])
    expect(cellsOf('default_country')).toEqual(['Outlay', '', '', '365 days'])
    expect(cellsOf('@@scroll* (in the storage of the browser)')).toEqual([
      'Gatsby',
      '',
      '',
      'Until the tab is closed',
    ])
    expect(cellsOf('hubspotutk, __hstc, __hs_do_not_track')).toEqual([
      'HubSpot',
      '',
      'Once it is allowed.',
      '6 months',
    ])
    expect(screen.getByText('The site does not work without them. Always.')).toBeInTheDocument()
    expect(screen.getByText('Only after consent. Never by itself.')).toBeInTheDocument()
    expect(screen.getByText(`Names: ${nameCount('necessary')}`)).toBeInTheDocument()
    expect(
      screen.getByText('It refuses Analytics and advertisement, you choose functionality.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Analytics' })).toHaveTextContent('A number.')
    expect(screen.queryByText(/_ga/)).not.toBeInTheDocument()
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
