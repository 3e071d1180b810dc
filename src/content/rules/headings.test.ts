import { block, lines, modelled, slice } from './content.fixture'
import { headingFindings } from './headings'

const findingsOf = (data: Record<string, unknown>) => lines(headingFindings([modelled(data)]))

describe('headings', () => {
  it('passes levels that go down one by one, and up by any number', () => {
    expect(
      findingsOf({
        slices: [slice('hero', { title: [block('heading1')] })],
        body: [block('heading2'), block('heading3'), block('heading4'), block('heading2')],
      }),
    ).toEqual([])
  })

  it('names a level that is skipped within a text', () => {
    expect(findingsOf({ body: [block('heading2'), block('paragraph'), block('heading4', 'Deep')] })).toEqual([
      'data.body.2: heading 4 "Deep" follows heading 2',
    ])
  })

  it('names a text that does not start at heading 2 under the h1', () => {
    expect(findingsOf({ title: 'The h1', body: [block('heading3', 'First')] })).toEqual([
      'data.body.0: heading 3 "First" follows heading 1',
    ])
  })

  it('counts the title of a section, and goes on across fields and slices', () => {
    expect(findingsOf({ facts_title: 'Facts', body: [block('heading3')] })).toEqual([])
    expect(
      findingsOf({
        slices: [slice('text', { title: [block('heading2')] })],
        body: [block('heading4', 'Deep')],
      }),
    ).toEqual(['data.body.0: heading 4 "Deep" follows heading 2'])
  })

  it('names a second h1', () => {
    const hero = (text: string) => slice('hero', { title: [block('heading1', text)] })
    expect(findingsOf({ slices: [hero('One'), hero('Two')] })).toEqual([
      'data.slices.1.primary.title.0: "Two" is a second h1',
    ])
  })

  it('names a line above a title that repeats it', () => {
    const hero = (eyebrow: string) => slice('hero', { eyebrow, title: [block('heading1', 'Press')] })
    expect(findingsOf({ slices: [hero('press')] })).toEqual([
      'data.slices.0.primary.eyebrow: "press" is the title too: say where the page belongs, or leave it empty',
    ])
    expect(findingsOf({ slices: [hero('Company')] })).toEqual([])
    expect(findingsOf({ slices: [hero('')] })).toEqual([])
  })
})
