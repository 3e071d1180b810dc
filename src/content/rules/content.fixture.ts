import type { CmsDocument } from '../cms/document'
import { cmsDocument } from '../cms/document.fixture'
import { modelledDocument, type ModelledDocument } from './modelledFields'
import { parseModels } from './models'

const text = { type: 'Text', config: { label: 'Text' } }
const title = { type: 'StructuredText', config: { single: 'heading2' } }

/** Two page types and three slices, kept small. */
export const testModels = parseModels(
  [
    {
      id: 'story',
      format: 'page',
      json: {
        Main: {
          title: text,
          facts_title: text,
          starts_on: { type: 'Date' },
          starts_at: { type: 'Timestamp' },
          kind: { type: 'Select', config: { options: ['short', 'long'] } },
          body: {
            type: 'StructuredText',
            config: { multi: 'paragraph,heading2,heading3,heading4,strong,image' },
          },
          facts: {
            type: 'Group',
            config: { fields: { label: text, count: { type: 'Number' }, day: { type: 'Date' } } },
          },
          more: { type: 'Link', config: { customtypes: ['story'] } },
          slices: { type: 'Slices', config: { choices: { hero: {}, text: {} } } },
        },
        SEO: { meta_title: text, meta_description: text, meta_image: { type: 'Image' } },
      },
    },
    { id: 'strings', format: 'custom', json: { Main: { home: text } } },
  ],
  [
    {
      id: 'hero',
      variations: [
        {
          id: 'default',
          primary: { eyebrow: text, title: { type: 'StructuredText', config: { single: 'heading1' } } },
        },
      ],
    },
    {
      id: 'text',
      variations: [{ id: 'default', primary: { title }, items: { label: text, day: { type: 'Date' } } }],
    },
    { id: 'banner', variations: [{ id: 'default' }] },
  ],
)

/** A document of the type `story`, with this data. */
export const story = (data: Record<string, unknown>, more: Partial<CmsDocument> = {}): CmsDocument => ({
  ...cmsDocument('story', data, { uid: 'a-story' }),
  ...more,
  data,
})

export const modelled = (data: Record<string, unknown>, more: Partial<CmsDocument> = {}): ModelledDocument =>
  modelledDocument(story(data, more), testModels)

export const slice = (id: string, primary: Record<string, unknown>): Record<string, unknown> => ({
  slice_type: id,
  variation: 'default',
  primary,
  items: [],
})

export const block = (type: string, content = 'Words'): Record<string, unknown> => ({
  type,
  text: content,
  spans: [],
})

/** A finding as one line: field and message. */
export const lines = (findings: readonly { field: string; message: string }[]): string[] =>
  findings.map(({ field, message }) => `${field}: ${message}`)
