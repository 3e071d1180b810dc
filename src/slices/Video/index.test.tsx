/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice, scenesLoaded } from '../slice.fixture'
import mocks from './mocks.json'
import Video from '.'

const file = { link_type: 'Web', url: 'https://media.outlay.example/month-end.mp4' }

it('is a picture with a link to the video and loads nothing of it', () => {
  const { container } = renderSlice(Video, mocks)
  expect(screen.getByRole('link', { name: 'Watch the video 3:05' })).toHaveAttribute(
    'href',
    'https://video.outlay.example/watch/month-end',
  )
  expect(screen.getByRole('img', { name: /^The month-end view/ })).toBeVisible()
  expect(container.querySelector('video, iframe')).toBeNull()
})

it('plays a file in place', () => {
  const { container } = renderSlice(Video, mocks, 'default', { video_url: file })
  expect(container.querySelector('video')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Play video 3:05' }))
  expect(screen.getByLabelText('Month end in three minutes', { selector: 'video' })).toHaveAttribute(
    'src',
    file.url,
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('shows what was said in a disclosure, as an excerpt where it is one', () => {
  renderSlice(Video, mocks)
  expect(screen.getByText('Show an excerpt: 1 of 3 minutes')).toBeVisible()
  expect(screen.getByText(/^It is the last working day/)).not.toBeVisible()
})

it('renders without poster, duration and transcript', async () => {
  const { container } = renderSlice(Video, mocks, 'default', { poster: {}, duration: null, transcript: [] })
  await scenesLoaded()
  expect(screen.getByRole('link', { name: 'Watch the video' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelector('details')).toBeNull()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Video, mocks).container).toBeEmptyDOMElement()
})
