import type { Content } from '@prismicio/client'
import { plainText } from '../../cms/plainText'
import { Prose } from '../../components/Prose'
import { QuoteFigure } from '../../components/QuoteFigure'
import { RichText } from '../../components/RichText'
import { Section } from '../../components/Section'
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
        <Prose>
          <RichText field={body} />
        </Prose>
      )}
    </Section>
  )
}
