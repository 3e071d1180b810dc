import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { slug } from '../core/routing/slug'
import { Accordion } from '../design/components/Accordion'
import { PageHeader } from '../design/components/PageHeader'
import { RichText } from '../design/components/RichText'
import { Section } from '../design/components/Section'
import { listTextsOf } from '../design/lists/filtersOf'
import { entryAttributes, sectionAttributes } from '../design/lists/listElement'
import { ListFilter } from '../design/lists/ListFilter'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceSection } from '../slices/SliceSection'
import { SliceZone } from '../slices/SliceZone'
import { OnThisPage } from './sections/OnThisPage'
import { Split } from './sections/Split'

type Faq = Content.FaqDocument['data']

/** Id of the list of questions, in every language. */
const listId = 'questions'

const Categories = styled.div`
  /* Entries of one list: closer than the sections of a page. */
  & section {
    padding-block: 0 var(--space-48);
  }

  & > :last-child section {
    padding-block-end: 0;
  }

  & [hidden] {
    display: none;
  }
`

/**
 * Questions and answers by category, with a table of contents; each category can be linked to. They can be searched
 * where the document has the words for it.
 */
export function FaqView({ document: { data } }: ViewProps<Faq>) {
  const categories = (data.categories ?? [])
    .filter(({ questions }) => questions?.length > 0)
    .map(({ title, questions }) => ({ id: slug(title ?? ''), title: title ?? '', questions }))
  const contents = <OnThisPage entries={categories.map(({ id, title }) => ({ id, text: title }))} />
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        {data.search_label ? null : contents}
      </PageHeader>
      {data.search_label && (
        <Section>
          <Split>
            <ListFilter
              listId={listId}
              total={categories.reduce((sum, { questions }) => sum + questions.length, 0)}
              filters={[]}
              texts={listTextsOf(data)}
              surface="page"
            />
            {contents}
          </Split>
        </Section>
      )}
      <Categories id={listId}>
        {categories.map(({ id, title, questions }) => (
          <div key={id} {...sectionAttributes}>
            <SliceSection id={id} title={title} layout="beside">
              <Accordion
                headingLevel={3}
                items={questions.map(({ question, answer }) => ({
                  title: question ?? '',
                  content: <RichText field={answer} />,
                  attributes: entryAttributes(),
                }))}
              />
            </SliceSection>
          </div>
        ))}
      </Categories>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function FaqPage({ data }: PageProps<DocumentQuery<Faq>, PageContext>) {
  return <FaqView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Faq($id: String!, $locale: String!) {
    document: prismicFaq(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
