/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite, testSite } from '../../content/site/site.fixture'
import { SkipLink } from './SkipLink'

it('is reached first and leads to the content', async () => {
  renderInSite(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <a href="/en">Content</a>
      </main>
    </>,
  )
  const link = screen.getByRole('link', { name: testSite.strings.skip_to_content })
  await userEvent.tab()
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})
