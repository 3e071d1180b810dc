/** @jest-environment jsdom */
import type { SharedSlice } from '@prismicio/client'
import { act, screen } from '@testing-library/react'
import { openInSteps } from '../site/pageParts'
import { renderInSite } from '../site/site.fixture'
import { SliceZone } from './SliceZone'

jest.mock('./registry', () => ({
  sliceComponents: { hero: ({ index }: { index: number }) => <h2>Slice {index}</h2> },
}))

const slices = [0, 1, 2, 3].map((id) => ({ id: `hero$${id}`, slice_type: 'hero' })) as SharedSlice[]
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

afterEach(() => openInSteps(false))

it('shows all slices at once', () => {
  renderInSite(<SliceZone slices={slices} />)
  expect(shown()).toHaveLength(4)
})

it('of a page that is opened at its top, the first ones, and the rest after the first frame', async () => {
  openInSteps(true)
  renderInSite(<SliceZone slices={slices} />)
  expect(shown()).toEqual(['Slice 0', 'Slice 1'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
  expect(shown()).toHaveLength(4)
})
