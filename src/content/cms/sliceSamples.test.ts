import type { CmsDocument } from './document'
import { sliceSamples, type StoredSlice } from './sliceSamples'

const slice = (slice_type: string, variation: string, text: string): StoredSlice => ({
  id: text,
  slice_type,
  variation,
  primary: { text },
})
const document = (slices: StoredSlice[]): CmsDocument => ({
  id: 'a',
  uid: 'a',
  type: 'page',
  lang: 'fi-fi',
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data: { slices },
})

it('shows every variation once, in the order of the mocks, with the fullest text of the language', () => {
  const mocks = [
    slice('hero', 'default', 'mock hero'),
    slice('faq', 'default', 'mock faq'),
    slice('faq', 'wide', 'mock wide'),
  ]
  const documents = [
    document([slice('faq', 'default', 'lyhyt'), slice('hero', 'default', 'otsikko')]),
    document([slice('faq', 'default', 'paljon pidempi teksti')]),
  ]
  expect(sliceSamples(documents, mocks).map(({ primary }) => primary)).toEqual([
    { text: 'otsikko' },
    { text: 'paljon pidempi teksti' },
    { text: 'mock wide' },
  ])
})
