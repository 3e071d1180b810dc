import { pageNames } from './pageNames'

it.each([
  [{ meta_title: 'Cards for teams | Outlay', title: 'Cards' }, 'Cards for teams | Outlay', 'Cards'],
  [{ meta_title: '', title: 'Cards' }, 'Cards', 'Cards'],
  [{ title: 'Cards' }, 'Cards', 'Cards'],
  [{ meta_title: 'Cards for teams | Outlay', title: null }, 'Cards for teams | Outlay', 'Cards for teams'],
  [{ meta_title: 7, title: [] }, '', ''],
])('%j is a page with the title "%s" and the name "%s"', (fields, title, name) => {
  expect(pageNames(fields)).toEqual({ title, name })
})
