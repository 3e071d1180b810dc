import type { HeadProps } from 'gatsby'
import type { LocalizedDocument } from '../cms/localizeDocument'
import type { PageContext } from '../cms/pageContext'
import { DocumentMeta } from '../seo/DocumentHead'
import type { StructuredDataMaker } from '../seo/structuredData/maker'

/** The `Head` of a page of code, from the meta fields of its content, with the structured data of its page type. */
export function codePageHead<Data extends object>(
  document: LocalizedDocument<Data>,
  makeStructuredData?: StructuredDataMaker<Data>,
) {
  return function CodePageHead({ location, pageContext }: HeadProps<object, PageContext>) {
    return (
      <DocumentMeta
        document={document}
        path={location.pathname}
        context={pageContext}
        {...(makeStructuredData ? { makeStructuredData } : {})}
      />
    )
  }
}
