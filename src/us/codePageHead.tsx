import type { HeadProps } from 'gatsby'
import type { LocalizedDocument, PageContext } from '../cms/localizedDocument'
import { PageHead } from '../seo/PageHead'

type MetaData = { meta_title: string | null; meta_description: string | null }

/** The `Head` of a page of code, from the meta fields of its content. */
export function codePageHead({ data }: LocalizedDocument<MetaData>) {
  return function CodePageHead({ location, pageContext }: HeadProps<object, PageContext>) {
    return (
      <PageHead
        title={data.meta_title ?? ''}
        description={data.meta_description ?? ''}
        path={location.pathname}
        context={pageContext}
      />
    )
  }
}
