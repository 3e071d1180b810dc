import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { documentsOf, type Facets, type ListName } from '../../content/cms/documentLists'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { slug } from '../../core/routing/slug'
import { Heading } from '../../design/components/Heading'
import { Stack } from '../../design/components/Stack'
import {
  documentEntry,
  EntryCard,
  EntryGrid,
  LeadingGrid,
  type CardEntry,
} from '../../design/lists/EntryCard'
import { FilteredList } from '../../design/lists/FilteredList'
import { filtersOf, listTextsOf } from '../../design/lists/filtersOf'
import { sectionAttributes } from '../../design/lists/listElement'
import { sectionId } from '../../design/lists/ListFilter'
import type { Filter } from '../../design/lists/listState'
import type { Surface } from '../../visitor/analytics/catalogue'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

type Primary = Content.DocumentListSlice['primary']
type FurtherEntry = Primary['entries'][number]

const surfaces: Partial<Record<ListName, Surface>> = {
  dates: 'webinars',
  ebooks: 'resources',
  recordings: 'resources',
  partners: 'partners',
}

/** Lists whose first entry is larger than the others. */
const leadingLists: readonly ListName[] = ['dates', 'ebooks']

/** Shown when all entries have gone, at the build or since. */
const Nothing = styled.p`
  padding: var(--space-32);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-card);

  ul:has(> li:not([data-over])) + & {
    display: none;
  }
`

const Group = styled.section`
  display: grid;
  gap: var(--space-20);
  scroll-margin-block-start: var(--space-24);

  & + & {
    margin-block-start: var(--space-48);
  }
`

/** An entry that is no document of the site. */
function furtherEntry(
  { title, text, label, is_example, link, day, ...values }: FurtherEntry,
  list: ListName | null,
): CardEntry {
  const target = linkOf(link)
  const facets = Object.entries({
    kind: values.kind,
    category: values.category,
    region: values.region,
  }).flatMap(([key, value]) => (value ? [[key, { value: slug(value), text: value }] as const] : []))
  return {
    title: title ?? '',
    facets: Object.fromEntries(facets),
    ...(text && { text }),
    ...(label && { label }),
    ...(is_example && { example: true }),
    ...(day && { day }),
    ...(target && { href: target.href, target: target.target, more: target.text }),
    ...(target && list === 'partners' && { opens: 'partner' }),
  }
}

/** Names of the values of an entry that are not the section it is in. */
const badgesOf = (facets: Facets, filters: readonly Filter[], grouping: string | null): string[] =>
  filters
    .filter(({ key }) => key !== grouping)
    .flatMap(({ key, options }) => options.find(({ value }) => value === facets[key]?.value)?.text ?? [])

/**
 * A list of documents, which the build has put into the slice, and of further entries. All of it is in the HTML; filters
 * and search work in place.
 */
export default function DocumentList({ slice, index }: SliceProps<Content.DocumentListSlice>) {
  const { primary } = slice
  const { htmlLang } = useLocale()
  const { read_more } = useStrings()
  const entries = [
    ...documentsOf(slice).map(documentEntry),
    ...(primary.entries ?? []).map((entry) => furtherEntry(entry, primary.list)).filter(({ title }) => title),
  ]
  const title = plainText(primary.title)
  if (entries.length === 0 && !primary.nothing_text) return null
  const allFacets = entries.map(({ facets }) => facets)
  const filters = filtersOf(primary, allFacets)
  // Firms of the market's own region first, which editors name first, then by name, whichever of them has a page.
  const regions = filters.find(({ key }) => key === 'region')?.options.map(({ value }) => value) ?? []
  const placeOf = ({ facets: { region } }: CardEntry) =>
    region ? regions.indexOf(region.value) : regions.length
  if (primary.list === 'partners')
    entries.sort((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, htmlLang))
  const grouping = primary.group_by
  // Sections are named like the choices of a filter, also where nobody may choose.
  const [groups] = filtersOf({ ...primary, filters: [{ key: grouping, label: grouping }] }, allFacets)
  const listId = `list-${slug(title) || String(index)}`
  const level = itemHeadingLevel(primary.title)
  const Entries =
    leadingLists.includes(primary.list as ListName) && entries.length > 2 ? LeadingGrid : EntryGrid
  const card = (entry: CardEntry, headingLevel: 2 | 3 | 4) => (
    <EntryCard
      key={`${entry.href ?? ''} ${entry.title}`}
      entry={{
        ...(primary.list === 'partners' && entry.href ? { more: read_more } : {}),
        ...entry,
        badges: badgesOf(entry.facets, filters, grouping),
      }}
      headingLevel={headingLevel}
    />
  )
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <FilteredList
        listId={listId}
        total={entries.length}
        filters={filters}
        texts={listTextsOf(primary)}
        {...(groups && { groupedBy: groups.key })}
        surface={surfaces[primary.list as ListName] ?? 'page'}
      >
        {groups ? (
          groups.options.map(({ value, text }) => (
            <Group key={value} id={sectionId(listId, value)} {...sectionAttributes}>
              <Heading level={level}>{text}</Heading>
              <EntryGrid role="list">
                {entries
                  .filter(({ facets }) => facets[groups.key]?.value === value)
                  .map((entry) => card(entry, level === 2 ? 3 : 4))}
              </EntryGrid>
            </Group>
          ))
        ) : (
          <Stack>
            {entries.length > 0 && (
              <Entries role="list">{entries.map((entry) => card(entry, level))}</Entries>
            )}
            {primary.nothing_text && <Nothing>{primary.nothing_text}</Nothing>}
          </Stack>
        )}
      </FilteredList>
    </SliceSection>
  )
}
