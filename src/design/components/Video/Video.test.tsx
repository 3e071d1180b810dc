/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '../../../content/site/site.fixture'
import { Video } from '.'

const video = {
  title: 'Month end in three minutes',
  href: 'https://video.outlay.example/watch/1',
  playLabel: 'Play video',
  poster: <img src="/poster.png" alt="The month-end view" width="16" height="9" />,
}
const frame = { kind: 'frame', url: 'https://video.outlay.example/embed/1' } as const
const play = () => fireEvent.click(screen.getByRole('link', { name: 'Play video' }))

it('loads nothing from the host before play, even if it may', () => {
  const { container } = renderInSite(<Video {...video} source={frame} mayLoad />)
  expect(container.querySelector('iframe, video')).toBeNull()
  expect(screen.getByRole('link', { name: 'Play video' })).toHaveAttribute('href', video.href)
  play()
  const player = screen.getByTitle(video.title)
  expect(player).toHaveAttribute('src', frame.url)
  expect(player).toHaveFocus()
})

it('requests consent after play, and plays as soon as it is given', () => {
  const onRequest = jest.fn()
  const ui = (mayLoad: boolean) => (
    <Video
      {...video}
      source={frame}
      mayLoad={mayLoad}
      onRequest={onRequest}
      blocked="Accept cookies to watch."
    />
  )
  const { container, rerender } = renderInSite(ui(false))
  expect(screen.queryByText('Accept cookies to watch.')).not.toBeInTheDocument()
  play()
  expect(onRequest).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Accept cookies to watch.')
  expect(container.querySelector('iframe')).toBeNull()
  rerender(ui(true))
  expect(container.querySelector('iframe')).toHaveAttribute('src', frame.url)
})

it('plays a file in place', () => {
  renderInSite(
    <Video {...video} source={{ kind: 'file', url: 'https://media.outlay.example/1.mp4' }} mayLoad />,
  )
  play()
  const player = screen.getByLabelText(video.title, { selector: 'video' })
  expect(player).toHaveAttribute('src', 'https://media.outlay.example/1.mp4')
})

it('stays a link without a player', () => {
  const onRequest = jest.fn()
  renderInSite(<Video {...video} mayLoad onRequest={onRequest} />)
  const link = screen.getByRole('link', { name: 'Play video' })
  // jsdom cannot navigate: the test checks that the default is not prevented.
  expect(fireEvent.click(link)).toBe(true)
  expect(onRequest).not.toHaveBeenCalled()
})
