import { cmsDocument } from '../cms/document.fixture'
import { lines, slice } from './content.fixture'
import { tableColumnFindings } from './tableColumns'

const found = (primary: Record<string, unknown>) =>
  lines(tableColumnFindings([cmsDocument('page', { slices: [slice('comparison_table', primary)] })]))

const rows = [
  { feature: 'Fuel', value_1: 'Card', value_2: 'Litres', value_3: null },
  { feature: 'Tolls', value_1: 'Card', value_2: null, value_3: null },
]

it('a table with a header over each of its values has no finding', () => {
  expect(found({ column_1: 'Paid by', column_2: 'Check', column_3: null, rows })).toEqual([])
})

it('a header of the first column that moves the others is found', () => {
  expect(found({ column_1: 'Cost', column_2: 'Paid by', column_3: 'Check', rows })).toEqual([
    'data.slices.0.primary.column_3: no row of the table has a value under this column: value_3 is empty',
  ])
})

it('values without a header are found', () => {
  expect(found({ column_1: 'Paid by', column_2: null, column_3: null, rows })).toEqual([
    'data.slices.0.primary.column_2: the values under this column have no header: fill column_2',
  ])
})
