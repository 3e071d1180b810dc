import { block, lines, modelled, slice } from './content.fixture'
import { fieldKindFindings } from './fieldKinds'

const findingsOf = (data: Record<string, unknown>) => lines(fieldKindFindings([modelled(data)]))

describe('fields against their models', () => {
  it('passes filled, empty and absent fields', () => {
    expect(
      findingsOf({
        title: 'A title',
        starts_on: '2027-03-18',
        kind: null,
        body: [{ ...block('paragraph'), spans: [{ type: 'strong', start: 0, end: 1 }] }],
        facts: [{ label: 'Cards', count: 3 }],
        more: { link_type: 'Any' },
        meta_image: {},
        slices: [slice('text', { title: [block('heading2')] })],
      }),
    ).toEqual([])
  })

  it('names fields, slices and variations that no model has', () => {
    expect(
      findingsOf({
        titel: 'A title',
        facts: [{ lable: 'Cards' }],
        slices: [
          slice('text', { lead: 'A lead' }),
          slice('carousel', {}),
          { ...slice('text', {}), variation: 'wide' },
          slice('banner', {}),
        ],
      }),
    ).toEqual([
      'data.titel: the model has no such field',
      'data.facts.0.lable: the model has no such field',
      'data.slices.0.primary.lead: the model has no such field',
      'data.slices.1: no model for the slice "carousel"',
      'data.slices.2: the slice "text" has no variation "wide"',
      'data.slices.3: the type "story" does not take the slice "banner"',
    ])
  })

  it('names a document whose type has no model', () => {
    expect(lines(fieldKindFindings([modelled({}, { type: 'pamphlet' })]))).toEqual([
      'type: no model for the type "pamphlet"',
    ])
  })

  it('names values of another kind, choices outside a Select, and links to another type', () => {
    expect(
      findingsOf({
        title: [block('heading1')],
        starts_on: '18.03.2027',
        kind: 'medium',
        facts: [{ count: '3' }],
        more: { link_type: 'Document', id: 'x', type: 'strings' },
        meta_image: '/media/overview.png',
      }),
    ).toEqual([
      'data.title: must be a text',
      'data.starts_on: must be a day of the calendar, YYYY-MM-DD',
      'data.kind: "medium" is not one of short, long',
      'data.facts.0.count: must be a number',
      'data.more: a link to story is wanted, not to strings',
      'data.meta_image: must be an image',
    ])
  })

  it('names days that the calendar does not have, in fields, groups and slices', () => {
    const time = 'must be a time of a day of the calendar with its offset, YYYY-MM-DDThh:mm:ss+0000'
    const day = 'must be a day of the calendar, YYYY-MM-DD'
    expect(
      findingsOf({
        starts_on: '2026-02-30',
        starts_at: '2027-02-29T10:00:00+0000',
        facts: [{ day: '2028-02-29' }, { day: '2026-04-31' }],
        slices: [{ ...slice('text', {}), items: [{ day: '2026-13-01' }] }],
      }),
    ).toEqual([
      `data.starts_on: ${day}`,
      `data.starts_at: ${time}`,
      `data.facts.1.day: ${day}`,
      `data.slices.0.items.0.day: ${day}`,
    ])
    expect(findingsOf({ starts_at: '2028-02-29T10:00:00+0000' })).toEqual([])
  })

  it('names blocks and marks the model does not allow, and a second block of a title', () => {
    expect(
      findingsOf({
        body: [
          block('heading6'),
          { ...block('paragraph'), spans: [{ type: 'hyperlink', start: 0, end: 1 }] },
        ],
        slices: [slice('text', { title: [block('heading2'), block('heading2')] })],
      }),
    ).toEqual([
      'data.body.0: the model does not allow "heading6" here',
      'data.body.1.spans: the model does not allow "hyperlink" here',
      'data.slices.0.primary.title: one block is wanted, not 2',
    ])
  })
})
