import type { Thing } from 'schema-dts'
import type { RelatedData } from '../../content/cms/localizeDocument'
import type { PageContext } from '../../content/cms/pageContext'
import type { SocialImage } from '../socialImage'

/** A schema.org object; without the plain strings that the type also allows. */
export type SchemaObject = Exclude<Thing, string>

/** What structured data can use of any page. */
export type DescribedPage = {
  /** Canonical address. */
  url: string
  /** Title without the brand's name. */
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** The page's picture, with its full address. */
  image: SocialImage
  context: PageContext
}

/** What the page shows, its document and what is beside it. */
type PageWithRelatedData = DescribedPage & { relatedData: RelatedData }

/** Makes the structured data of one page type from what the page shows. */
export type StructuredDataMaker<Data> = (data: Data, page: PageWithRelatedData) => SchemaObject[]
