import type { Content } from '@prismicio/client'
import { FeatureList } from '../../design/components/FeatureList'
import { linkWithText } from '../fields'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

type Category = Content.IntegrationGridSliceDefaultPrimaryIntegrationsItem['category']

/** The categories in the order they are shown, each with its icon. */
const categories: Record<Category, string> = {
  accounting: 'invoice',
  hr: 'team',
  travel: 'globe',
  identity: 'lock',
}

/** Integrations by category. */
export default function IntegrationGrid({ slice: { primary } }: SliceProps<Content.IntegrationGridSlice>) {
  const order = Object.keys(categories)
  const items = (primary.integrations ?? [])
    .filter(({ name }) => name)
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category))
    .map(({ name, category, text, link }) => ({
      icon: categories[category],
      title: name ?? '',
      text: text ?? '',
      link: linkWithText(link, name ?? ''),
    }))
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title}>
      <FeatureList items={items} columns={4} />
    </SliceSection>
  )
}
