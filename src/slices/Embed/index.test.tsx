/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { exampleScenes } from '../../design/productScreens/exampleScenes.fixture'
import { consent } from '../../visitor/consent/store'
import { renderEmptySlice, renderSlice, scenesLoaded } from '../slice.fixture'
import mocks from './mocks.json'
import Embed from '.'

it('loads the content only when it is requested', () => {
  const { container } = renderSlice(Embed, mocks)
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show content from Outlay Video' }))
  const frame = screen.getByTitle('Month end, filmed')
  expect(frame).toHaveAttribute('src', 'https://video.outlay.example/embed/month-end?a=1&b=2')
  expect(frame).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('a later refusal removes the content', () => {
  const { container } = renderSlice(Embed, mocks)
  fireEvent.click(screen.getByRole('button', { name: 'Show content from Outlay Video' }))
  act(() => consent.withdraw())
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show content from Outlay Video' })).toBeVisible()
})

it('links to the page of the content', () => {
  renderSlice(Embed, mocks)
  expect(screen.getByRole('link', { name: 'Month end in three minutes' })).toHaveAttribute(
    'href',
    'https://video.outlay.example/watch/month-end',
  )
})

it('offers the link alone when nothing may be framed', () => {
  renderSlice(Embed, mocks, 'default', {
    embed: { embed_url: 'http://video.outlay.example/1', title: 'An old film', html: null },
  })
  expect(screen.getByRole('link', { name: 'An old film' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('a scene lies beneath the buttons, and the content covers it', async () => {
  const { container } = renderSlice(Embed, mocks, 'default', { scene: 'month_close' })
  await scenesLoaded()
  expect(screen.getByRole('img', { name: exampleScenes.month_close?.alternative })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show content from Outlay Video' }))
  expect(container.querySelector('iframe')).toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Embed, mocks).container).toBeEmptyDOMElement()
})
