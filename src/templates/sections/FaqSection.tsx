import type { RichTextField } from '@prismicio/client'
import { Accordion } from '../../design/components/Accordion'
import { RichText } from '../../design/components/RichText'
import { TitledSection } from './TitledSection'

type FaqSectionProps = {
  title?: string | null
  /** The group `faq` of the document. */
  faq: readonly { question: string | null; answer: RichTextField }[] | null | undefined
  tone?: 'plain' | 'tint'
}

/** Questions and answers under an h2; nothing without questions. */
export function FaqSection({ title, faq, tone }: FaqSectionProps) {
  return (
    <TitledSection title={title} items={faq} tone={tone} width="text">
      {(questions) => (
        <Accordion
          headingLevel={3}
          items={questions.map(({ question, answer }) => ({
            title: question ?? '',
            content: <RichText field={answer} />,
          }))}
        />
      )}
    </TitledSection>
  )
}
