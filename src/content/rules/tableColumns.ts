import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'

const columns = [1, 2, 3] as const

/**
 * Tables whose headers are not those of their values: a named column without any value, and values in a column without a
 * name. The first column has no name of its own: `column_1` stands over `value_1`.
 */
export const tableColumnFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) =>
    entriesOf(document.data['slices']).flatMap(({ slice_type: type, primary }, index) => {
      if (type !== 'comparison_table' || !isRecord(primary)) return []
      const rows = entriesOf(primary['rows'])
      return columns.flatMap((column) => {
        const isNamed = textOf(primary[`column_${column}`]) !== ''
        const hasValues = rows.some((row) => textOf(row[`value_${column}`]) !== '')
        if (isNamed === hasValues || rows.length === 0) return []
        return [
          findingIn(
            document,
            `data.slices.${index}.primary.column_${column}`,
            isNamed
              ? `no row of the table has a value under this column: value_${column} is empty`
              : `the values under this column have no header: fill column_${column}`,
          ),
        ]
      })
    }),
  )
