import type { Content, RichTextField } from '@prismicio/client'
import styled from 'styled-components'
import { plainText } from '../../content/cms/plainText'
import { Accordion } from '../../design/components/Accordion'
import { Prose } from '../../design/components/Prose'
import { QuoteFigure } from '../../design/components/QuoteFigure'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import type { SliceProps } from '../sliceProps'

/** A heading in the text of a page is as large as the title of any other slice. */
const Text = styled(Prose)`
  --size-of-h2: clamp(var(--font-size-28), 1.25rem + 2vw, var(--font-size-40));
`

/** From so many headings of level 3 on, the text below each of them is folded. */
const foldedFrom = 8

/** A higher heading after them would be folded away with the text of the last one. */
const isFoldable = (body: RichTextField): boolean => {
  const types = body.map(({ type }) => type)
  const below = types.slice(types.indexOf('heading3'))
  return (
    types.filter((type) => type === 'heading3').length >= foldedFrom &&
    !below.includes('heading1') &&
    !below.includes('heading2')
  )
}

type Part = { title: string; body: RichTextField }

/** The blocks before the first heading of level 3, and those below each. */
function partsOf(body: RichTextField): { intro: RichTextField; parts: Part[] } {
  const starts = body.flatMap(({ type }, index) => (type === 'heading3' ? [index] : []))
  const blocks = (from: number, to?: number) => body.slice(from, to) as RichTextField
  return {
    intro: blocks(0, starts[0]),
    parts: starts.map((start, index) => {
      const heading = body[start]
      return {
        title: heading && 'text' in heading ? heading.text : '',
        body: blocks(start + 1, starts[index + 1]),
      }
    }),
  }
}

/** Running text with all block kinds, folded where it has many headings, or a quotation in the quotation marks of the language. */
export default function RichTextSlice({ slice: { variation, primary } }: SliceProps<Content.RichTextSlice>) {
  const { body } = primary
  if (!body?.length) return null
  const quoted = variation === 'quoted' && plainText(body) !== ''
  const isFolded = !quoted && isFoldable(body)
  const { intro, parts } = partsOf(body)
  return (
    <Section width={isFolded ? 'wide' : 'text'}>
      {quoted ? (
        <QuoteFigure quote={<RichText field={body} quoted />} />
      ) : isFolded ? (
        <Stack>
          {intro.length > 0 && (
            <Text $plain={hasOnlyParagraphs(intro)}>
              <RichText field={intro} />
            </Text>
          )}
          <Accordion
            headingLevel={3}
            items={parts.map((part) => ({
              title: part.title,
              content: (
                <Prose $plain={hasOnlyParagraphs(part.body)}>
                  <RichText field={part.body} />
                </Prose>
              ),
            }))}
          />
        </Stack>
      ) : (
        <Text $plain={hasOnlyParagraphs(body)}>
          <RichText field={body} />
        </Text>
      )}
    </Section>
  )
}
