/** @jest-environment jsdom */
import type { SharedSlice } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { SliceZone } from './SliceZone'

jest.mock('./registry', () => ({
  sliceComponents: { hero: ({ index }: { index: number }) => <h2>Slice {index}</h2> },
}))

const slices = [0, 1, 2, 3].map((id) => ({ id: `hero$${id}`, slice_type: 'hero' })) as SharedSlice[]
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

it('shows all slices at once', () => {
  renderInSite(<SliceZone slices={slices} />)
  expect(shown()).toHaveLength(4)
})
