/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite, renderOnServer } from '../../content/site/site.fixture'
import { LocaleSuggestion, suggestionKey } from './LocaleSuggestion'

const speaks = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const alternates = { en: '/en/pricing', de: '/de/pricing', us: '/us/pricing' }

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  document.cookie = 'default_country=; path=/; max-age=0'
})

it('is not in the prerendered page', async () => {
  speaks('de-DE')
  expect(await renderOnServer(<LocaleSuggestion alternates={alternates} />)).toBe('')
})

/** The time in which a suggestion would have come. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

it('offers the same page in the market of the visitor once mounted', async () => {
  speaks('de-DE', 'de', 'en')
  renderInSite(<LocaleSuggestion alternates={alternates} />)
  expect(
    await screen.findByText('There is a version of this site for your country: Germany.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to Germany' })).toHaveAttribute(
    'href',
    '/de/pricing?locale=chosen',
  )
})

it('offers the root of a market without the page', async () => {
  speaks('fi')
  renderInSite(<LocaleSuggestion alternates={alternates} />)
  expect(await screen.findByRole('link', { name: 'Go to Finland' })).toHaveAttribute(
    'href',
    '/fi?locale=chosen',
  )
})

it.each([
  ['the page is in the visitor’s market', ['en-GB']],
  ['the language matches and no country is given', ['en']],
  ['no market has the visitor’s language', ['ja-JP']],
])('is not shown when %s', async (_, languages) => {
  speaks(...languages)
  const { container } = renderInSite(<LocaleSuggestion alternates={alternates} />)
  await settled()
  expect(container).toBeEmptyDOMElement()
})

it("offers another market of the same language when it is in the visitor's languages", async () => {
  speaks('en-US', 'en')
  renderInSite(<LocaleSuggestion alternates={alternates} />)
  expect(await screen.findByRole('link', { name: 'Go to United States' })).toHaveAttribute(
    'href',
    '/us/pricing?locale=chosen',
  )
})

it('prefers a stored choice to the languages of the browser', async () => {
  speaks('de-DE')
  document.cookie = 'default_country=en; path=/'
  const { container } = renderInSite(<LocaleSuggestion alternates={alternates} />)
  await settled()
  expect(container).toBeEmptyDOMElement()
})

it('disappears when declined and is not shown again in the session', async () => {
  const user = userEvent.setup()
  speaks('de-DE')
  const { unmount } = renderInSite(<LocaleSuggestion alternates={alternates} />)
  expect(sessionStorage.getItem(suggestionKey)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(sessionStorage.getItem('locale-suggestion/v2')).not.toBeNull()
  unmount()
  renderInSite(<LocaleSuggestion alternates={alternates} />)
  await settled()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('is declined with Escape, which closes what is open in front of the page first', async () => {
  const user = userEvent.setup()
  speaks('de-DE')
  renderInSite(
    <>
      <header>
        <details open>
          <summary>Menu</summary>
        </details>
      </header>
      <LocaleSuggestion alternates={alternates} />
    </>,
  )
  await screen.findByRole('link', { name: 'Go to Germany' })
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'Go to Germany' })).toBeInTheDocument()
  screen.getByText('Menu').closest('details')?.removeAttribute('open')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(sessionStorage.getItem(suggestionKey)).not.toBeNull()
})
