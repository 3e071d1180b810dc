import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Link } from '../design/components/Link'
import { PageHeader } from '../design/components/PageHeader'
import { Table } from '../design/components/Table'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'
import { UpdatedOn } from './sections/UpdatedOn'

type ThirdPartyLicences = Content.ThirdPartyLicencesDocument['data']
type Licence = ThirdPartyLicences['licences'][number]

function PackageName({ name, link }: Pick<Licence, 'name' | 'link'>) {
  const source = linkOf(link)
  return source ? (
    <Link to={source.href} target={source.target}>
      {name}
    </Link>
  ) : (
    <>{name}</>
  )
}

/** The open-source packages of the site, each with its source, licence and use. */
export function ThirdPartyLicencesView({ document: { data } }: ViewProps<ThirdPartyLicences>) {
  const columns = [data.name_label, data.licence_label, data.use_label]
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        <UpdatedOn day={data.updated_on} />
      </PageHeader>
      <TitledSection items={data.intro} width="text">
        {(intro) => <ProseField field={intro} />}
      </TitledSection>
      <TitledSection items={data.licences}>
        {(licences) => (
          <Table
            caption={data.title ?? ''}
            captionHidden
            head={columns.map((column) => column ?? '')}
            rows={licences.map(({ name, link, licence, use }) => [
              <PackageName key="name" name={name} link={link} />,
              licence,
              use,
            ])}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ThirdPartyLicencesPage({
  data,
}: PageProps<DocumentQuery<ThirdPartyLicences>, PageContext>) {
  return <ThirdPartyLicencesView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ThirdPartyLicences($id: String!, $locale: String!) {
    document: prismicThirdPartyLicences(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
