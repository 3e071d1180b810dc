import { responsiveSources } from './sources'

it('offers the widths of the image service up to the picture itself', () => {
  const sources = responsiveSources('https://images.prismic.io.imgix.net/a.png?w=1200&h=800', 700)
  expect(sources).toBeUndefined()
  const offered = responsiveSources(
    'https://outlay.cdn.prismic.io/outlay/a.png?rect=0,0,700,400&w=700&h=400',
    700,
  )
  expect(offered?.split(', ').map((source) => source.split(' ')[1])).toEqual(['320w', '480w', '640w', '700w'])
  expect(offered).not.toContain('h=400')
  expect(offered).toContain('rect=')
})

it('leaves other hosts alone', () => {
  expect(responsiveSources('/media/team.png', 700)).toBeUndefined()
  expect(responsiveSources('https://example.org/.cdn.prismic.io/a.png', 700)).toBeUndefined()
})
