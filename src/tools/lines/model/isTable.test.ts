import { isTable } from './isTable'

it.each([
  ['12\t5', true],
  ['a\nb', true],
  ['a\r\nb', true],
  ['a \n\n b', true],
  ['Taxi;12', true],
  ['Taxi; 12,50', true],
  ['12;Taxi', false],
  ['Taxi; 12; red', true],
  ['Taxi; red', false],
  ['Taxi; 12 km', false],
  ['Taxi', false],
  ['12,50', false],
  [' \n Taxi \t ', false],
  ['', false],
])('%j is a table: %s', (text, expected) => {
  expect(isTable(text)).toBe(expected)
})
