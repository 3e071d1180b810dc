import styled from 'styled-components'
import type { LinkData } from '../../../content/cms/links'
import { media } from '../../theme/tokens'
import { Grid } from '../Grid'
import { Heading } from '../Heading'
import { MenuIcon } from '../Icon/MenuIcon'
import { TextLink } from '../TextLink'

type FeatureListProps = {
  /** `picture` stands in place of the icon. */
  items: { icon?: string; picture?: string; title: string; text: string; link?: LinkData }[]
  columns?: 2 | 3 | 4
  /** Level of the titles: 2 without a heading above the list. */
  headingLevel?: 2 | 3
}

/* On a phone the icon stands beside the words. */
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  align-items: start;
  justify-items: start;
  padding-block: var(--space-8);

  & > :nth-child(n + 2) {
    grid-column: 2;
  }

  ${media.sm} {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
  }

  /* The links of one row stand on one line, however long the texts are. */
  & > p {
    flex: 1;
    color: var(--colour-ink-muted);
  }
`

const IconFrame = styled.span`
  display: grid;
  grid-row: 1 / span 3;
  place-items: center;
  width: var(--space-48);
  height: var(--space-48);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-card);
`

/** The upper part of a page. */
const Page = styled.img`
  grid-row: 1 / span 3;
  width: 7rem;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  object-position: 50% 0;
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);

  ${media.sm} {
    width: 100%;
    margin-block-end: var(--space-8);
  }
`

/** Features with an icon, a title, a text and, when given, a link. */
export function FeatureList({ items, columns = 3, headingLevel = 3 }: FeatureListProps) {
  if (items.length === 0) return null
  return (
    <Grid as="ul" columns={columns}>
      {items.map(({ icon, picture, title, text, link }, index) => (
        <Item key={index}>
          {picture ? (
            <Page src={picture} alt="" width={560} height={420} loading="lazy" />
          ) : icon ? (
            <IconFrame>
              <MenuIcon name={icon} />
            </IconFrame>
          ) : (
            <span />
          )}
          <Heading level={headingLevel} size="small">
            {title}
          </Heading>
          {text ? <p>{text}</p> : null}
          <TextLink link={link} arrow />
        </Item>
      ))}
    </Grid>
  )
}
