import type { Content } from '@prismicio/client'
import { Badge } from '../../design/components/Badge'
import { Card } from '../../design/components/Card'
import { Grid } from '../../design/components/Grid'
import { Heading } from '../../design/components/Heading'
import { Picture } from '../../design/components/Picture'
import { TextLink } from '../../design/components/TextLink'
import { columnsFor, linkWithText, pictureOf } from '../fields'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** Linked cards, each with a tag, title and text. */
export default function Cards({ slice: { primary } }: SliceProps<Content.CardsSlice>) {
  const { title } = primary
  const cards = (primary.cards ?? []).filter((card) => card.title)
  if (cards.length === 0) return null
  return (
    <SliceSection title={title}>
      <Grid as="ul" columns={columnsFor(cards.length)}>
        {cards.map((card, index) => {
          const picture = pictureOf(card.image)
          return (
            <Card key={index} as="li">
              {picture && <Picture {...picture} sizes="(min-width: 992px) 380px, 100vw" />}
              {card.tag && <Badge>{card.tag}</Badge>}
              <Heading level={itemHeadingLevel(title)} size="small">
                {card.title}
              </Heading>
              {card.text && <p>{card.text}</p>}
              <TextLink link={linkWithText(card.link, card.title ?? '')} arrow />
            </Card>
          )
        })}
      </Grid>
    </SliceSection>
  )
}
