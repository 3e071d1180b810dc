import type { Content, RichTextField } from '@prismicio/client'
import { plainText } from '../../content/cms/plainText'
import type { SchemaObject } from './maker'

type QuestionFields = { question?: string | null; answer?: RichTextField }
type Slice = { slice_type: string }

/** The fields of a document that may hold questions: a group, categories, or slices. */
export type QuestionSources = {
  faq?: readonly QuestionFields[] | null
  categories?: readonly { questions?: readonly QuestionFields[] | null }[] | null
  slices?: readonly Slice[] | null
}

const isFaqSlice = (slice: Slice): slice is Content.FaqSlice => slice.slice_type === 'faq'

/** All questions of a page with their answers as text, as one FAQPage; nothing for a page without any. */
export function faqPage({ faq, categories, slices }: QuestionSources): SchemaObject[] {
  const questions = [
    ...(faq ?? []),
    ...(categories ?? []).flatMap((category) => category.questions ?? []),
    ...(slices ?? [])
      .filter(isFaqSlice)
      .flatMap((slice): readonly QuestionFields[] => slice.primary.questions ?? []),
  ].flatMap(({ question, answer }) => {
    const text = plainText(answer)
    return question && text ? [{ question, text }] : []
  })
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ]
}
