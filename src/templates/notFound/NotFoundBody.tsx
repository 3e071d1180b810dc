import type { Content } from '@prismicio/client'
import { linkOf } from '../../cms/links'
import { Card } from '../../components/Card'
import { Grid } from '../../components/Grid'
import { Heading } from '../../components/Heading'
import { PageHeader } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { Stack } from '../../components/Stack'
import { TextLink } from '../../components/TextLink'

/** What a not-found page of any market shows. */
export type NotFoundContent = Pick<
  Content.NotFoundDocument['data'],
  'title' | 'lead' | 'links_title' | 'links'
>

/** Says that the page does not exist and offers the most visited pages. */
export function NotFoundBody({ data }: { data: NotFoundContent }) {
  const { links = [] } = data
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {links.length > 0 && (
        <Section tone="tint">
          <Stack gap="l">
            {data.links_title ? <Heading level={2}>{data.links_title}</Heading> : null}
            <Grid as="ul">
              {links.map(({ link, text }, index) => (
                <Card key={index} as="li">
                  <TextLink link={linkOf(link)} arrow />
                  {text ? <p>{text}</p> : null}
                </Card>
              ))}
            </Grid>
          </Stack>
        </Section>
      )}
    </>
  )
}
