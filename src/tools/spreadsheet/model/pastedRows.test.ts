import { pastedRows } from './pastedRows'

it('cells may be quoted, with breaks, tabs and quotes in them, or divided by semicolons', () => {
  expect(pastedRows('"two\nlines, ""quoted"""\t5\r\nnext\t6')).toEqual([
    ['two\nlines, "quoted"', '5'],
    ['next', '6'],
  ])
  expect(pastedRows('a;b\nc;d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
