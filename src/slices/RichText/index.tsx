import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { plainText } from '../../content/cms/plainText'
import { Prose } from '../../design/components/Prose'
import { QuoteFigure } from '../../design/components/QuoteFigure'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'
import { Section } from '../../design/components/Section'
import type { SliceProps } from '../sliceProps'

/** A heading in the text of a page is as large as the title of any other slice. */
const Text = styled(Prose)`
  --size-of-h2: clamp(var(--font-size-28), 1.25rem + 2vw, var(--font-size-40));
`

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
        <Text $plain={hasOnlyParagraphs(body)}>
          <RichText field={body} />
        </Text>
      )}
    </Section>
  )
}
