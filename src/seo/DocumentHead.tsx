import type { HeadProps } from 'gatsby'
import type { DocumentQuery, PageContext } from '../cms/localizedDocument'
import { PageHead } from './PageHead'

/** Fields that every page type has for search engines. */
type MetaData = { meta_title?: string | null; meta_description?: string | null; title?: unknown }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Head of a page made from one document: its meta fields, or its title where they are empty. */
export function DocumentHead({
  data,
  pageContext,
  location,
}: HeadProps<DocumentQuery<MetaData>, PageContext>) {
  const { data: fields } = data.document.localized
  return (
    <PageHead
      title={text(fields.meta_title) || text(fields.title)}
      description={text(fields.meta_description)}
      path={location.pathname}
      context={pageContext}
    />
  )
}
