import { lines, modelled } from './content.fixture'
import { imageFindings } from './images'

describe('images', () => {
  it('passes an image with its size, and one that is marked as decoration', () => {
    const dimensions = { width: 1600, height: 1000 }
    expect(
      imageFindings([
        modelled({
          meta_image: { url: '/media/a.png', dimensions, alt: 'The overview' },
          body: [{ type: 'image', url: '/media/b.png', dimensions, alt: '' }],
        }),
      ]),
    ).toEqual([])
  })

  it('names images without size or alternative text, in fields and in running text', () => {
    expect(
      lines(
        imageFindings([
          modelled({
            meta_image: { url: '/media/a.png', dimensions: { width: 0, height: 10 }, alt: null },
            body: [
              { type: 'paragraph', text: 'Words', spans: [] },
              { type: 'image', url: '/media/b.png' },
            ],
          }),
        ]),
      ),
    ).toEqual([
      'data.meta_image.dimensions: the image has no dimensions',
      'data.meta_image.alt: the image has no alternative text',
      'data.body.1.dimensions: the image has no dimensions',
      'data.body.1.alt: the image has no alternative text',
    ])
  })

  it('names an alternative text that does not say what the picture shows', () => {
    const dimensions = { width: 1600, height: 1000 }
    const image = (alt: string) => modelled({ meta_image: { url: '/media/a.png', dimensions, alt } })
    expect(lines(imageFindings([image('overview-2.png')]))).toEqual([
      'data.meta_image.alt: the alternative text "overview-2.png" does not say what the picture shows: write it',
    ])
    expect(imageFindings([image('Bild')])).toHaveLength(1)
    expect(imageFindings([image('x'.repeat(251))])).toHaveLength(1)
    expect(imageFindings([image('Image of a card in a hand')])).toEqual([])
  })
})
