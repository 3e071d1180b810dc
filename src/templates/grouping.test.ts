import { groupInOrder } from './grouping'

it('groups are in the order of their first entry and keep the order within', () => {
  expect(groupInOrder(['pear', 'apple', 'plum'], (fruit) => fruit.charAt(0))).toEqual([
    { key: 'p', entries: ['pear', 'plum'] },
    { key: 'a', entries: ['apple'] },
  ])
})
