import { isFilled, type ImageField } from '@prismicio/client'
import type { HeadProps } from 'gatsby'
import { isHome } from '../content/cms/homeTypes'
import type { LocalizedDocument } from '../content/cms/localizeDocument'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery } from '../content/cms/pageQuery'
import { PageHead } from './PageHead'
import { pageNames } from './pageNames'
import type { SocialImage } from './socialImage'
import { faqPage, type QuestionSources } from './structuredData/faqPage'
import type { StructuredDataMaker } from './structuredData/maker'
import { sliceVideos } from './structuredData/video'
import { webApplication } from './structuredData/webApplication'

/** Fields that every page type has for search engines, and the sources of structured data on any page. */
type HeadFields = QuestionSources & {
  meta_title?: string | null
  meta_description?: string | null
  meta_image?: ImageField
  title?: unknown
}

type DocumentMetaProps<Data extends object> = {
  document: LocalizedDocument<Data>
  /** Path of the page from Gatsby. */
  path: string
  context: PageContext
  /** Structured data of the page type; that of videos and free tools is always included, of questions but on homepages. */
  makeStructuredData?: StructuredDataMaker<Data>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function chosenImage(field: ImageField | undefined, title: string): SocialImage | undefined {
  if (!isFilled.image(field)) return undefined
  const { url, alt, dimensions } = field
  return { url, alt: alt || title, ...dimensions }
}

/** Head of a page made from one document: its meta fields, or its title where they are empty. */
export function DocumentMeta<Data extends object>({
  document,
  path,
  context,
  makeStructuredData,
}: DocumentMetaProps<Data>) {
  const fields: HeadFields = document.data
  const { title, name } = pageNames(fields)
  const image = chosenImage(fields.meta_image, title)
  return (
    <PageHead
      title={title}
      name={name}
      description={text(fields.meta_description)}
      path={path}
      context={context}
      structuredData={(page) => [
        ...(makeStructuredData?.(document.data, { ...page, relatedData: document.relatedData ?? {} }) ?? []),
        // Search engines show no answers of a homepage, and its bytes are those of the first round trip.
        ...(isHome(document) ? [] : faqPage(fields)),
        ...webApplication({ type: document.type, data: { ...fields } }, page),
        ...sliceVideos(fields.slices, page),
      ]}
      {...(image ? { image } : {})}
    />
  )
}

/** The `Head` of a template; `makeStructuredData` adds the structured data of its page type. */
export function documentHead<Data extends object>(makeStructuredData?: StructuredDataMaker<Data>) {
  return function DocumentHead({ data, pageContext, location }: HeadProps<DocumentQuery<Data>, PageContext>) {
    return (
      <DocumentMeta
        document={data.document.localized}
        path={location.pathname}
        context={pageContext}
        {...(makeStructuredData ? { makeStructuredData } : {})}
      />
    )
  }
}

/** The `Head` of a template whose page type needs no structured data. */
export const DocumentHead = documentHead()
