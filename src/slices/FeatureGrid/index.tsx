import type { Content } from '@prismicio/client'
import { useLocale } from '../../content/site/SiteContext'
import { FeatureList } from '../../design/components/FeatureList'
import { isTemplateName, templatePicturePath } from '../../tools/templateFiles/model/templateNames'
import { columnsFor, linkWithText } from '../fields'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** Short features with an icon, or with the first page of a free template. */
export default function FeatureGrid({ slice: { primary } }: SliceProps<Content.FeatureGridSlice>) {
  const { urlCode } = useLocale()
  const items = (primary.features ?? []).flatMap(({ icon, template, title, text, link }) =>
    title
      ? {
          icon,
          ...(isTemplateName(template) && { picture: templatePicturePath(urlCode, template) }),
          title,
          text: text ?? '',
          link: linkWithText(link, title),
        }
      : [],
  )
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <FeatureList
        items={items}
        columns={columnsFor(items.length)}
        headingLevel={itemHeadingLevel(primary.title)}
      />
    </SliceSection>
  )
}
