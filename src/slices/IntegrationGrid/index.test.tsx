/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import IntegrationGrid from '.'

it('lists the integrations by category, whatever their order in the document', () => {
  const { container } = renderSlice(IntegrationGrid, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3, 3, 3])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Xero',
    'DATEV',
    'Personio',
    'TravelPerk',
    'Your identity provider',
  ])
})

it('links those that have a page', () => {
  renderSlice(IntegrationGrid, mocks)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/integrations/xero',
    '/en/integrations/datev',
  ])
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(IntegrationGrid, mocks).container).toBeEmptyDOMElement()
})
