/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice, scenesLoaded } from '../slice.fixture'
import mocks from './mocks.json'
import Hero from '.'

const picture = {
  url: '/media/overview.png',
  alt: 'Spending of the month by team',
  dimensions: { width: 1600, height: 1000 },
}

it('opens the page with the h1, its lead and both links in order', async () => {
  const { container } = renderSlice(Hero, mocks)
  await scenesLoaded()
  expect(headingLevels(container)).toEqual([1])
  expect(screen.getByRole('heading', { name: 'Give your team cards, keep the overview' })).toBeVisible()
  expect(screen.getByText('Company cards for teams')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://app.outlay.example/register',
    '/en/pricing',
  ])
})

it('has the work e-mail form in the variation with a form', () => {
  renderSlice(Hero, mocks, 'centered')
  expect(screen.getByRole('heading', { level: 1, name: 'Every invoice has a next person' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /work email/i })).toBeRequired()
  expect(screen.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/en/book-a-demo')
})

it('shows an image instead of the visual', () => {
  renderSlice(Hero, mocks, 'default', { image: picture })
  expect(screen.getByRole('img', { name: 'Spending of the month by team' })).toHaveAttribute(
    'loading',
    'lazy',
  )
})

it('renders with a title alone', () => {
  const none = { link_type: 'Any' }
  const { container } = renderSlice(Hero, mocks, 'default', {
    eyebrow: null,
    lead: [],
    primary_link: none,
    secondary_link: none,
    scene: 'none',
  })
  expect(container).toHaveTextContent(/^Give your team cards, keep the overview$/)
})

it.each(['default', 'centered'] as const)('leaves nothing when it is empty (%s)', (variation) => {
  expect(renderEmptySlice(Hero, mocks, variation).container).toBeEmptyDOMElement()
})
