import { responsiveSources } from './sources'

const candidates = (srcSet: string | undefined): string[][] =>
  (srcSet ?? '').split(', ').map((candidate) => candidate.split(' '))

it('requests widths from the image service, up to the width of the picture', () => {
  const offered = responsiveSources(
    'https://outlay.cdn.prismic.io/outlay/a.png?rect=0,0,700,400&w=700&h=400',
    700,
  )
  expect(candidates(offered).map(([, width]) => width)).toEqual(['320w', '480w', '640w', '700w'])
  for (const [address] of candidates(offered)) {
    const { searchParams } = new URL(address ?? '')
    expect(searchParams.get('rect')).toBe('0,0,700,400')
    expect(searchParams.get('auto')).toBe('format,compress')
    expect(searchParams.has('h')).toBe(false)
  }
})

it('offers the copies the build makes of an embedded picture', () => {
  expect(candidates(responsiveSources('/media/people/team photo.jpg', 2400))).toEqual([
    ['/media/people/team%20photo.jpg.480.webp', '480w'],
    ['/media/people/team%20photo.jpg.960.webp', '960w'],
    ['/media/people/team%20photo.jpg.1600.webp', '1600w'],
  ])
  expect(candidates(responsiveSources('/media/desk.png', 700))).toEqual([
    ['/media/desk.png.480.webp', '480w'],
    ['/media/desk.png.700.webp', '700w'],
  ])
})

it.each([
  'https://images.prismic.io.imgix.net/a.png?w=1200&h=800',
  'https://example.org/.cdn.prismic.io/a.png',
  '/media/mark.svg',
  '/fonts/a.png',
])('leaves %s in the one width it has', (url) => {
  expect(responsiveSources(url, 700)).toBeUndefined()
})

it('offers nothing for a picture of unknown width', () => {
  expect(responsiveSources('/media/desk.png', 0)).toBeUndefined()
})
