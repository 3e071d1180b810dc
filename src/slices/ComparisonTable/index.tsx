import type { Content } from '@prismicio/client'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { plainText } from '../../content/cms/plainText'
import { useStrings } from '../../content/site/SiteContext'
import { FoldedOnPhone } from '../../design/components/FoldedOnPhone'
import { Stack } from '../../design/components/Stack'
import { Table } from '../../design/components/Table'
import { dash, tick } from '../checkMark'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** Hidden text is positioned absolutely; outside its cell it would widen the page. */
const Mark = styled.span<{ $ticked: boolean }>`
  position: relative;
  display: inline-block;

  &::before {
    ${({ $ticked }) => ($ticked ? tick : dash)}
    display: block;
  }
`

/** A cell: `yes` and `no` become a mark with text for assistive technology. */
function Value({ value }: { value: string }) {
  const { yes, no } = useStrings()
  const answer = value.trim().toLowerCase()
  if (answer !== 'yes' && answer !== 'no') return <>{value}</>
  return (
    <Mark $ticked={answer === 'yes'}>
      <span className="visually-hidden">{answer === 'yes' ? yes : no}</span>
    </Mark>
  )
}

/** Features down the side, two or three columns across. */
export default function ComparisonTable({ slice: { primary } }: SliceProps<Content.ComparisonTableSlice>) {
  const columns = [primary.column_1, primary.column_2, primary.column_3]
  const shown = columns.flatMap((name, index) => (name ? [index] : []))
  const features = (primary.rows ?? []).filter(({ feature }) => feature)
  const rows = features.map(({ feature, value_1, value_2, value_3 }): ReactNode[] => {
    const values = [value_1, value_2, value_3]
    return [feature, ...shown.map((index) => <Value key={index} value={values[index] ?? ''} />)]
  })
  if (rows.length === 0) return null
  const title = plainText(primary.title)
  return (
    <SliceSection title={title}>
      <Stack gap="s">
        <FoldedOnPhone names={features.map(({ feature }) => feature ?? '')}>
          <Table
            caption={primary.caption || title}
            captionHidden={title !== ''}
            head={['', ...shown.map((index) => columns[index] ?? '')]}
            rows={rows}
          />
        </FoldedOnPhone>
        {primary.note && <Note>{primary.note}</Note>}
      </Stack>
    </SliceSection>
  )
}
