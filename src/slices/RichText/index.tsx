import type { Content } from '@prismicio/client'
import { plainText } from '../../content/cms/plainText'
import { Prose } from '../../design/components/Prose'
import { QuoteFigure } from '../../design/components/QuoteFigure'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'
import { Section } from '../../design/components/Section'
import type { SliceProps } from '../sliceProps'

/** Running text with all block kinds, or a quotation in the quotation marks of the language. */
export default function RichTextSlice({ slice: { variation, primary } }: SliceProps<Content.RichTextSlice>) {
  const { body } = primary
  if (!body?.length) return null
  const quoted = variation === 'quoted' && plainText(body) !== ''
  return (
    <Section width="text">
      {quoted ? (
        <QuoteFigure quote={<RichText field={body} quoted />} />
      ) : (
        <Prose $plain={hasOnlyParagraphs(body)}>
          <RichText field={body} />
        </Prose>
      )}
    </Section>
  )
}
