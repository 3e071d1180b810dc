/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite, testSite } from '../site/site.fixture'
import ServerErrorPage from './500'

it('says that the error is on our side', () => {
  renderInSite(<ServerErrorPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(testSite.strings.server_error_title)
  expect(screen.getByText(/The fault is on our side/)).toBeVisible()
})
