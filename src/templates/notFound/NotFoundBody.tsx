import type { Content } from '@prismicio/client'
import { linkOf } from '../../cms/links'
import { Card } from '../../components/Card'
import { Grid } from '../../components/Grid'
import { PageHeader } from '../../components/PageHeader'
import { TextLink } from '../../components/TextLink'
import { TitledSection } from '../sections/TitledSection'

/** What a not-found page of any market shows. */
export type NotFoundContent = Pick<
  Content.NotFoundDocument['data'],
  'title' | 'lead' | 'links_title' | 'links'
>

/** Says that the page does not exist and offers the most visited pages. */
export function NotFoundBody({ data }: { data: NotFoundContent }) {
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      <TitledSection title={data.links_title} items={data.links} tone="tint">
        {(links) => (
          <Grid as="ul">
            {links.map(({ link, text }, index) => (
              <Card key={index} as="li">
                <TextLink link={linkOf(link)} arrow />
                {text ? <p>{text}</p> : null}
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
    </>
  )
}
