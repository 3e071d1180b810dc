import type { Content } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { portraitOf } from '../../design/components/Portrait'
import { QuoteFigure } from '../../design/components/QuoteFigure'
import { RichText } from '../../design/components/RichText'
import { Section } from '../../design/components/Section'
import type { SliceProps } from '../sliceProps'

/** A statement by a customer, with who said it. */
export default function Quote({ slice: { primary } }: SliceProps<Content.QuoteSlice>) {
  const { quote, author, role, company, is_example, link, portrait } = primary
  if (!plainText(quote)) return null
  return (
    <Section tone="tint">
      <QuoteFigure
        quote={<RichText field={quote} quoted />}
        author={author ?? undefined}
        role={role ?? undefined}
        company={company ?? undefined}
        example={is_example}
        link={linkOf(link)}
        portrait={portraitOf(portrait)}
      />
    </Section>
  )
}
