import type { HeadProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery } from '../content/cms/pageQuery'
import { PageHead } from './PageHead'
import { pageNames } from './pageNames'

type NotFoundFields = { title?: unknown; meta_title?: string | null; meta_description?: string | null }

/**
 * The `Head` of a not-found page. Search engines do not list it, so it has no structured data, and the page,
 * which loads its template, does not load the code of structured data.
 */
export function NotFoundHead({
  data,
  pageContext,
  location,
}: HeadProps<DocumentQuery<NotFoundFields>, PageContext>) {
  const fields = data.document.localized.data
  return (
    <PageHead
      {...pageNames(fields)}
      description={fields.meta_description ?? ''}
      path={location.pathname}
      context={pageContext}
    />
  )
}
