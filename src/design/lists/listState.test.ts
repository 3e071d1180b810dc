import {
  everything,
  isEverything,
  listSearch,
  queryLimit,
  readListState,
  withChoice,
  type Filter,
} from './listState'

const filters: Filter[] = [
  {
    key: 'category',
    label: 'Category',
    options: [
      { value: 'hr', text: 'HR' },
      { value: 'travel', text: 'Travel' },
    ],
  },
  { key: 'country', label: 'Country', options: [{ value: 'de', text: 'Germany' }] },
]
const read = (search: string, hasSearch = true) => readListState(search, { filters, hasSearch })

it('an address chooses values and a text', () => {
  expect(read('?category=hr&country=de&q=datev+export')).toEqual({
    query: 'datev export',
    chosen: { category: 'hr', country: 'de' },
  })
})

it.each([
  '',
  '?',
  '?category=',
  '?category=lottery',
  '?category=constructor',
  '?other=hr',
  '?category=HR',
  '?%E0%A4%A',
])('the address "%s" shows everything', (search) => {
  expect(read(search)).toEqual(everything)
})

it('of a repeated parameter the first counts', () => {
  expect(read('?category=hr&category=travel').chosen).toEqual({ category: 'hr' })
})

it('a text is ignored where nothing can be searched, and cut where it is endless', () => {
  expect(read('?q=abc', false)).toEqual(everything)
  expect(read(`?q=${'x'.repeat(5000)}`).query).toHaveLength(queryLimit)
})

it('the address keeps what others have put into it', () => {
  const search = '?utm_source=fair&category=travel'
  const state = withChoice({ ...everything, query: ' a&b ' }, 'category', 'hr')
  expect(listSearch(state, search, filters)).toBe('?utm_source=fair&category=hr&q=a%26b')
  expect(listSearch(everything, search, filters)).toBe('?utm_source=fair')
  expect(listSearch(everything, '?category=hr', filters)).toBe('')
})

it('what is written can be read again', () => {
  const state = { query: 'é & ü', chosen: { category: 'travel', country: 'de' } }
  expect(read(listSearch(state, '', filters))).toEqual(state)
})

it('a choice replaces the one before, or takes it back', () => {
  const hr = withChoice(everything, 'category', 'hr')
  expect(withChoice(hr, 'category', 'travel').chosen).toEqual({ category: 'travel' })
  expect(isEverything(hr)).toBe(false)
  expect(isEverything(withChoice(hr, 'category', undefined))).toBe(true)
  expect(isEverything({ query: '  ', chosen: {} })).toBe(true)
})
