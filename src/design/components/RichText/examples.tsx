import type { RichTextField } from '@prismicio/client'
import type { Example } from '../example'
import { RichText } from '.'

const field: RichTextField = [
  { type: 'heading2', text: 'Who approves an expense', spans: [], direction: 'ltr' },
  {
    type: 'paragraph',
    text: 'The budget owner decides. Finance sees the decision at once.',
    spans: [{ type: 'strong', start: 0, end: 16 }],
    direction: 'ltr',
  },
  { type: 'list-item', text: 'One approval up to the limit of the card', spans: [], direction: 'ltr' },
  { type: 'list-item', text: 'Two approvals above it', spans: [], direction: 'ltr' },
]

export const examples: Example[] = [
  { title: 'Heading, paragraph and list', element: <RichText field={field} /> },
  { title: 'As a quotation', element: <RichText field={field.slice(1, 2) as RichTextField} quoted /> },
]
