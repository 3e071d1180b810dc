/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../../content/site/site.fixture'
import { CountryField } from './CountryField'

jest.mock('i18n-iso-countries/langs/en.json', () => {
  throw new Error('Loading chunk 7 failed')
})

it('without the names of the countries the page remains, and the field is a text input', async () => {
  renderInSite(
    <>
      <p>The page</p>
      <CountryField
        label="Country"
        name="country"
        autoComplete="country"
        required
        other="Other"
        error="Please fill in this field."
      />
    </>,
  )
  const field = await screen.findByRole('textbox', { name: 'Country' })
  expect(field).toHaveAttribute('name', 'country')
  expect(field).toHaveAttribute('autocomplete', 'country-name')
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('Please fill in this field.')
  expect(screen.getByText('The page')).toBeVisible()
})
