import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { missingObjectFindings } from './missingObjects'

const fileFacts = { format: 'PDF', bytes: 2000, pages: 15, words: 2188, digest: '1ae11a08a72d45e0b1c2' } as const
const file = { link_type: 'Media', id: 'guide', url: '/media/guide.pdf' }

it.each([
  ['no field', {}, /^data\.file: must have its file before it is published/],
  [
    'an empty field',
    { file: { link_type: 'Any' } },
    /^data\.file: must have its file before it is published/,
  ],
])('an ebook with %s waits for its file', (_, data, message) => {
  expect(lines(missingObjectFindings([cmsDocument('ebook', data)]))).toEqual([expect.stringMatching(message)])
})

it('a file that cannot be read counts as missing, and the reason is given', () => {
  const document = {
    ...cmsDocument('ebook', { file }),
    fileProblem: 'guide.pdf cannot be read as a PDF (empty)',
  }
  expect(lines(missingObjectFindings([document]))).toEqual([
    'data.file: must have its file before it is published: guide.pdf cannot be read as a PDF (empty). Choose another PDF here',
  ])
})

it('a recording waits for its video, with a form or without one', () => {
  for (const form_title of ['Watch it', '']) {
    const recording = cmsDocument('on_demand_resource', { form_title, video_url: { link_type: 'Any' } })
    expect(lines(missingObjectFindings([recording]))).toEqual([
      expect.stringMatching(/^data\.video_url: must have its recording before it is published/),
    ])
  }
})

it('what is there has no finding, nor have pages that give nothing', () => {
  const video_url = { link_type: 'Web', url: 'https://video.outlay.example/watch/one' }
  expect(
    missingObjectFindings([
      { ...cmsDocument('ebook', { file }), fileFacts },
      cmsDocument('on_demand_resource', { video_url }),
      cmsDocument('page'),
    ]),
  ).toEqual([])
})
