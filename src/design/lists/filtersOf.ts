import type { Facets } from '../../content/cms/documentLists'
import type { ListTexts } from './ListFilter'
import type { Filter } from './listState'

type FilterFields = {
  filters?: readonly { key?: string | null; label?: string | null }[] | null
  value_names?: readonly { value?: string | null; name?: string | null }[] | null
}

/** How many entries each value of a filter has at least; fewer are found as quickly without it. */
const fewestOfValue = 2

/** Filters without the values of single entries, and without those that then have none left. */
export const withoutSingles = (filters: readonly Filter[], entries: readonly Facets[]): Filter[] =>
  filters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(
        ({ value }) =>
          entries.filter((facets) => facets[filter.key]?.value === value).length >= fewestOfValue,
      ),
    }))
    .filter(({ options }) => options.length > 0)

/**
 * The filters that an editor has chosen, with the values that the entries have. Values are called and ordered as the
 * editor names them; others come after, by the name in their documents. A filter that could not choose is left out.
 */
export function filtersOf({ filters, value_names }: FilterFields, entries: readonly Facets[]): Filter[] {
  const names = new Map(
    (value_names ?? []).flatMap(({ value, name }) => (value ? [[value, name || value]] : [])),
  )
  return (filters ?? []).flatMap(({ key, label }) => {
    if (!key) return []
    const found = new Map(
      entries.flatMap((facets) => {
        const facet = facets[key]
        return facet ? [[facet.value, names.get(facet.value) ?? facet.text] as const] : []
      }),
    )
    if (found.size < 2) return []
    const order = [...names.keys()]
    const place = (value: string): number => (names.has(value) ? order.indexOf(value) : order.length)
    const options = [...found]
      .map(([value, text]) => ({ value, text }))
      .sort((a, b) => place(a.value) - place(b.value) || (a.text < b.text ? -1 : 1))
    return [{ key, label: label || key, options }]
  })
}

type TextFields = Partial<
  Record<
    'search_label' | 'all_label' | 'count_text' | 'more_text' | 'empty_text' | 'reset_label',
    string | null
  >
>

/** The sentences of the fields that documents and slices with a list have. */
export const listTextsOf = (fields: TextFields): ListTexts => ({
  search: fields.search_label,
  all: fields.all_label,
  count: fields.count_text,
  more: fields.more_text,
  empty: fields.empty_text,
  reset: fields.reset_label,
})

/** The values of an entry, for its attributes. */
export const valuesOf = (facets: Facets): Record<string, string> =>
  Object.fromEntries(Object.entries(facets).map(([key, { value }]) => [key, value]))
