import { filtersOf, valuesOf, withoutSingles } from './filtersOf'

const entry = (category: string, country?: string) => ({
  category: { value: category, text: category.toUpperCase() },
  ...(country && { country: { value: country, text: country } }),
})

it('a filter has the values that are there, called and ordered as the editor says', () => {
  const filters = filtersOf(
    {
      filters: [{ key: 'category', label: 'Category' }],
      value_names: [
        { value: 'travel', name: 'Travel' },
        { value: 'identity', name: 'Sign-in' },
        { value: 'hr', name: null },
      ],
    },
    [entry('zoo'), entry('hr'), entry('travel'), entry('accounting'), entry('hr')],
  )
  expect(filters).toEqual([
    {
      key: 'category',
      label: 'Category',
      options: [
        { value: 'travel', text: 'Travel' },
        { value: 'hr', text: 'hr' },
        { value: 'accounting', text: 'ACCOUNTING' },
        { value: 'zoo', text: 'ZOO' },
      ],
    },
  ])
})

it('a filter that could not choose is left out', () => {
  const fields = { filters: [{ key: 'country', label: 'Country' }, { key: null }] }
  expect(filtersOf(fields, [entry('a', 'de'), entry('b', 'de'), entry('c')])).toEqual([])
  expect(filtersOf({ filters: null, value_names: null }, [entry('a'), entry('b')])).toEqual([])
})

it('a value of a single entry is no choice where each choice has several', () => {
  const entries = [entry('a', 'de'), entry('b', 'at'), entry('a', 'fr')]
  const filters = filtersOf({ filters: [{ key: 'category' }, { key: 'country' }] }, entries)
  expect(withoutSingles(filters, entries)).toEqual([
    { key: 'category', label: 'category', options: [{ value: 'a', text: 'A' }] },
  ])
})

it('the values of an entry are those of its filters', () => {
  expect(valuesOf(entry('hr', 'de'))).toEqual({ category: 'hr', country: 'de' })
})
