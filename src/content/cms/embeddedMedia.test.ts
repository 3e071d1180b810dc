import { copyName, originalOf } from './embeddedMedia'

it.each([
  [copyName('/media/team.png', 480), '/media/team.png'],
  ['/media/team.png', '/media/team.png'],
  ['/media/drawing.svg', '/media/drawing.svg'],
  ['/media/photo.480.webp', '/media/photo.480.webp'],
])('the picture of %s is %s', (file, original) => {
  expect(originalOf(file)).toBe(original)
})
