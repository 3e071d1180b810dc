import type { Content } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { Card } from '../../design/components/Card'
import { Grid } from '../../design/components/Grid'
import { Heading } from '../../design/components/Heading'
import { PageHeader } from '../../design/components/PageHeader'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { TextLink } from '../../design/components/TextLink'
import { Island } from '../../design/hydration/Island'
import { PageSearch, type PageSearchTexts } from './PageSearch'

/** What a not-found page of any market shows. */
export type NotFoundContent = Pick<
  Content.NotFoundDocument['data'],
  | 'title'
  | 'lead'
  | 'search_label'
  | 'search_button'
  | 'search_results'
  | 'search_empty'
  | 'links_title'
  | 'links'
>

/** The texts of the search; undefined where the document has not all of them. */
function searchTextsOf(data: NotFoundContent): PageSearchTexts | undefined {
  const { search_label: label, search_button: button, search_results: results, search_empty: empty } = data
  return label && button && results && empty ? { label, button, results, empty } : undefined
}

/** Says that the page does not exist, and offers those that may have been meant, a search and the most visited pages. */
export function NotFoundBody({ data }: { data: NotFoundContent }) {
  const { links = [] } = data
  const search = searchTextsOf(data)
  return (
    <>
      <PageHeader align="centered" title={data.title ?? ''} lead={data.lead} />
      {search && (
        <Section>
          <Island name="page-search" props={search}>
            <PageSearch {...search} />
          </Island>
        </Section>
      )}
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
