import styled from 'styled-components'
import type { LinkData } from '../../../content/cms/links'
import { Grid } from '../Grid'
import { Heading } from '../Heading'
import { MenuIcon } from '../Icon/MenuIcon'
import { TextLink } from '../TextLink'

type FeatureListProps = {
  items: { icon?: string; title: string; text: string; link?: LinkData }[]
  columns?: 2 | 3 | 4
  /** Level of the titles: 2 without a heading above the list. */
  headingLevel?: 2 | 3
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);
  padding-block: var(--space-8);

  /* The links of one row stand on one line, however long the texts are. */
  & > p {
    flex: 1;
    color: var(--colour-ink-muted);
  }
`

const IconFrame = styled.span`
  display: grid;
  place-items: center;
  width: var(--space-48);
  height: var(--space-48);
  margin-block-end: var(--space-8);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-card);
`

/** Features with an icon, a title, a text and, when given, a link. */
export function FeatureList({ items, columns = 3, headingLevel = 3 }: FeatureListProps) {
  if (items.length === 0) return null
  return (
    <Grid as="ul" columns={columns}>
      {items.map(({ icon, title, text, link }, index) => (
        <Item key={index}>
          {icon ? (
            <IconFrame>
              <MenuIcon name={icon} />
            </IconFrame>
          ) : null}
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
