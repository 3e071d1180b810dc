/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { SlicePageView } from './SlicePage'

type SlicePage = Content.PageDocument['data']

// Only the frame is tested here: each slice has its own test.
jest.mock('../slices/SliceZone', () => ({ SliceZone: () => null }))

const hero = {
  id: 'hero$1',
  slice_type: 'hero',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  items: [],
  primary: { title: [{ type: 'heading1', text: 'Cards for everyone', spans: [] }] },
} as unknown as Content.HeroSlice

it('the title of the document is the h1 of a page without a hero', () => {
  renderInSite(<SlicePageView document={testDocument<SlicePage>({ title: 'Security', slices: [] })} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security')
})

it('a hero brings the h1, so the page adds none', () => {
  renderInSite(<SlicePageView document={testDocument<SlicePage>({ title: 'Cards', slices: [hero] })} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
