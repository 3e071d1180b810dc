import type { Content } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { Card } from '../../design/components/Card'
import { DefinitionList } from '../../design/components/DefinitionList'
import { Grid } from '../../design/components/Grid'
import { Heading } from '../../design/components/Heading'
import { PageHeader } from '../../design/components/PageHeader'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { TextLink } from '../../design/components/TextLink'
import { SliceZone } from '../../slices/SliceZone'
import { Marks } from '../sections/Marks'
import { ProseField } from '../sections/ProseField'
import { TitledSection } from '../sections/TitledSection'
import { UpdatedOn } from '../sections/UpdatedOn'

/** What a legal page of any market shows. */
export type LegalContent = Pick<
  Content.LegalDocument['data'],
  'title' | 'lead' | 'updated_on' | 'company' | 'is_example' | 'documents' | 'body' | 'slices'
>

/** The legal page: the company, the documents that apply, and the terms of use. */
export function LegalBody({ data }: { data: LegalContent }) {
  const { company = [] } = data
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        <UpdatedOn day={data.updated_on} />
      </PageHeader>
      {company.length > 0 && (
        <Section width="text">
          <Stack>
            <Marks example={data.is_example} />
            <DefinitionList items={company.map(({ label, value }) => ({ label: label ?? '', value }))} />
          </Stack>
        </Section>
      )}
      <TitledSection items={data.documents} tone="tint">
        {(documents) => (
          <Grid as="ul" columns={2}>
            {documents.map(({ title, text, link }, index) => (
              <Card key={index} as="li">
                <Heading level={2} size="subtitle">
                  {title}
                </Heading>
                <p>{text}</p>
                <TextLink link={linkOf(link)} arrow />
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <TitledSection items={data.body} width="text">
        {(body) => <ProseField field={body} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}
