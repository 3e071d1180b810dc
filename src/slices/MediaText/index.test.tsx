/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { exampleScenes } from '../../design/productScreens/exampleScenes.fixture'
import { renderEmptySlice, renderSlice, scenesLoaded } from '../slice.fixture'
import mocks from './mocks.json'
import MediaText from '.'

const picture = {
  url: '/media/overview.png',
  alt: 'Spending of the month by team',
  dimensions: { width: 1600, height: 1000 },
}

/** True when the first element is before the second in reading order. */
const precedes = (first: Element, second: Element): boolean =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

it('sets the text first, then the image', () => {
  renderSlice(MediaText, mocks, 'default', { image: picture })
  const heading = screen.getByRole('heading', { level: 2, name: 'One payment, four views' })
  expect(precedes(heading, screen.getByRole('img'))).toBe(true)
  expect(screen.getByText('How it fits together')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take the tour' })).toHaveAttribute('href', '/en/explore-product')
})

it('has the text first in reading order too where the picture is at the left of it', () => {
  renderSlice(MediaText, mocks, 'mediaFirst')
  const heading = screen.getByRole('heading', { level: 2, name: 'Or skip the report' })
  expect(precedes(heading, screen.getByRole('img'))).toBe(true)
  expect(heading.closest('[data-media-first]')).not.toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('shows the scene that it names as one image with a text alternative', async () => {
  renderSlice(MediaText, mocks, 'default', { scene: 'approval' })
  await scenesLoaded()
  const scene = screen.getByRole('img', { name: exampleScenes.approval?.alternative ?? '' })
  expect(scene).toHaveTextContent('Raj Patel')
})

it('renders without eyebrow, link and picture', () => {
  const { container } = renderSlice(MediaText, mocks, 'default', {
    eyebrow: null,
    body: [],
    link: { link_type: 'Any' },
    scene: 'none',
  })
  expect(container).toHaveTextContent(/^One payment, four views$/)
})

it.each(['default', 'mediaFirst'] as const)('leaves nothing when it is empty (%s)', (variation) => {
  expect(renderEmptySlice(MediaText, mocks, variation).container).toBeEmptyDOMElement()
})
