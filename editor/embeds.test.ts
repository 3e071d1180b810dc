import { frameAddress } from '../src/slices/Embed/frameAddress'
import { embedOf } from './embeds'

it.each([
  ['https://www.youtube.com/watch?v=abc_123-X', 'https://www.youtube.com/embed/abc_123-X', 'YouTube'],
  ['https://youtu.be/abc', 'https://www.youtube.com/embed/abc', 'YouTube'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345', 'Vimeo'],
  ['https://www.loom.com/share/a1b2', 'https://www.loom.com/embed/a1b2', 'Loom'],
  [
    'https://video.outlay.example/watch/month-end',
    'https://video.outlay.example/embed/month-end',
    'Outlay Video',
  ],
])('%s is shown by pages', (address, frame, name) => {
  const made = embedOf(address)
  if ('problem' in made) throw new Error(made.problem)
  expect(made.embed.provider_name).toBe(name)
  expect(frameAddress(made.embed.embed_url, made.embed.html)).toBe(frame)
})

it.each([
  ['https://evil.example/video', 'Content of evil.example cannot be shown'],
  ['http://www.youtube.com/watch?v=a', 'begins with https://'],
  ['javascript:alert(1)', 'begins with https://'],
  ['https://www.youtube.com/feed', 'names no video'],
  ['https://www.youtube.com/watch?v="><script>', 'names no video'],
  ['https://www.youtube.com.evil.example/watch?v=a', 'cannot be shown'],
  ['words', 'not an address'],
])('%s is refused', (address, words) => {
  expect(embedOf(address)).toEqual({ problem: expect.stringContaining(words) as string })
})
