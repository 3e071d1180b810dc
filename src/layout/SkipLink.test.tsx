/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite, testSite } from '../site/site.fixture'
import { SkipLink } from './SkipLink'

const link = () => screen.getByRole('link', { name: testSite.strings.skip_to_content })

it('focuses the content and does not change the address', async () => {
  renderInSite(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  )
  expect(link()).toHaveAttribute('href', '#main')
  await userEvent.tab()
  expect(link()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('')
})
