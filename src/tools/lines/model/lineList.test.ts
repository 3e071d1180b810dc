import { inserted, moved, nextNumber, pastedInto, undone } from './lineList'

type Line = { id: string; text: string }
const line = (id: string, text = id): Line => ({ id, text })
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id)
const withId = (one: Line, number: number) => line(String(number), one.text)
const isEmpty = ({ text }: Line) => text === ''

it('the number of a new line is in no id of the list', () => {
  expect(nextNumber([])).toBe(1)
  expect(nextNumber([{ id: 'line-2' }, { id: 'line-10' }, { id: 3 }])).toBe(11)
})

it('a line is moved within the list, and stays at its ends', () => {
  const lines = [line('1'), line('2'), line('3')]
  expect(idsOf(moved(lines, '3', -1))).toEqual(['1', '3', '2'])
  expect(idsOf(moved(lines, '1', 1))).toEqual(['2', '1', '3'])
  for (const [id, by] of [
    ['1', -1],
    ['3', 1],
    ['4', 1],
  ] as const)
    expect(moved(lines, id, by)).toBe(lines)
})

it('pasted lines come behind the line they were pasted into, in place of empty ones, as far as there is room', () => {
  const lines = [line('1'), line('2', ''), line('3')]
  const pasted = [line('4'), line('5')]
  const behind = pastedInto(lines, pasted, { after: '2', isEmpty, max: 10 })
  expect(idsOf(behind.lines)).toEqual(['1', '4', '5', '3'])
  expect(idsOf(pastedInto(lines, pasted, { isEmpty, max: 10 }).lines)).toEqual(['1', '3', '4', '5'])
  expect(idsOf(pastedInto(lines, pasted, { isEmpty, max: 3 }).lines)).toEqual(['1', '3', '4'])
  expect(pastedInto(lines, pasted, { isEmpty, max: 2 }).replacement.added.size).toBe(0)
})

it('undoing keeps what was changed elsewhere since', () => {
  const { lines, replacement } = pastedInto([line('1'), line('2', '')], [line('3')], { isEmpty, max: 9 })
  const since = [...lines.map((one) => (one.id === '1' ? line('1', 'changed') : one)), line('4')]
  expect(undone(since, replacement, withId)).toEqual([line('1', 'changed'), line('2', ''), line('4')])
  // Its id may belong to a line that is new since.
  const again = { position: 0, removed: [line('2', 'removed')], added: new Set<string>() }
  expect(undone([line('2', 'new'), line('1')], again, withId)).toEqual([
    line('3', 'removed'),
    line('2', 'new'),
    line('1'),
  ])
})

it('a line is put in at its position', () => {
  expect(idsOf(inserted([line('1'), line('2')], 1, [line('3'), line('4')]))).toEqual(['1', '3', '4', '2'])
  expect(idsOf(inserted([], 0, [line('1')]))).toEqual(['1'])
})

it('a number within an id does not count, one at its end does', () => {
  expect(nextNumber([{ id: 'a9-x' }, { id: 'row' }])).toBe(1)
  expect(nextNumber([{ id: 'a9-2' }, { id: 12 }])).toBe(13)
})

it('pasted lines behind an empty line come to its place, and an unknown line is the end', () => {
  const lines = [line('1', ''), line('2'), line('3', '')]
  expect(idsOf(pastedInto(lines, [line('4')], { after: '1', isEmpty, max: 10 }).lines)).toEqual(['4', '2'])
  expect(idsOf(pastedInto(lines, [line('4')], { after: '9', isEmpty, max: 10 }).lines)).toEqual(['2', '4'])
  const { replacement } = pastedInto(lines, [line('4'), line('5')], { isEmpty, max: 2 })
  expect(replacement).toEqual({ position: 1, removed: [lines[0], lines[2]], added: new Set(['4']) })
})

it('undoing puts lines back at the end where the list has become shorter', () => {
  const back = undone([line('1')], { position: 5, removed: [line('2')], added: new Set(['9']) }, withId)
  expect(idsOf(back)).toEqual(['1', '2'])
})
