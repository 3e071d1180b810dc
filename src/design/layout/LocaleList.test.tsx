/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locales } from '../../../locales.config'
import { renderInSite } from '../../content/site/site.fixture'
import { readLocaleChoice } from './localeChoice'
import { LocaleList } from './LocaleList'

it('every market is a link to its homepage, marked with its language', () => {
  renderInSite(<LocaleList />)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links).toHaveLength(locales.length)
  expect(screen.getByRole('link', { name: 'Österreich Deutsch' })).toHaveAttribute(
    'href',
    '/at?locale=chosen',
  )
  expect(screen.getByRole('link', { name: 'Österreich Deutsch' })).toHaveAttribute('lang', 'de-AT')
})

it('a click stores the choice for the next visit', async () => {
  renderInSite(<LocaleList />)
  const link = screen.getByRole('link', { name: 'Danmark Dansk' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(readLocaleChoice()).toBe('da')
})
