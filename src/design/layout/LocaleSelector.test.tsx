/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locales } from '../../../locales.config'
import { renderInSite } from '../../content/site/site.fixture'
import { LocaleSelector } from './LocaleSelector'

const openSelector = async () => {
  const user = userEvent.setup()
  renderInSite(<LocaleSelector alternates={{ en: '/en/pricing', at: '/at/pricing' }} />)
  await user.click(screen.getByText(/Country and language/))
  return user
}
const linkTo = (country: string, language: string) =>
  screen.getByRole('link', { name: `${country} ${language}` })

afterEach(() => {
  document.cookie = 'default_country=; path=/; max-age=0'
})

it('has a name, shows the current market, and lists every launched market once', async () => {
  await openSelector()
  expect(screen.getByText(/United Kingdom \(English\)/).closest('summary')).toHaveTextContent(
    'Country and language: United Kingdom (English)',
  )
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links).toHaveLength(locales.length)
  expect(new Set(links.map((link) => link.getAttribute('lang'))).size).toBe(locales.length)
})

it('leads to the same page if it exists in the market, else to the root', async () => {
  await openSelector()
  const austria = linkTo('Österreich', 'Deutsch')
  expect(austria).toHaveAttribute('href', '/at/pricing?locale=chosen')
  expect(austria).toHaveAttribute('lang', 'de-AT')
  expect(linkTo('Suomi', 'Suomi')).toHaveAttribute('href', '/fi?locale=chosen')
})

it('marks the locale of the page', async () => {
  await openSelector()
  expect(linkTo('United Kingdom', 'English')).toHaveAttribute('aria-current', 'true')
  expect(linkTo('Ireland', 'English')).not.toHaveAttribute('aria-current')
})

it("stores the visitor's choice, and nothing before it", async () => {
  const user = await openSelector()
  expect(document.cookie).toBe('')
  const austria = linkTo('Österreich', 'Deutsch')
  austria.addEventListener('click', (event) => event.preventDefault())
  await user.click(austria)
  expect(document.cookie).toBe('default_country=at')
})
