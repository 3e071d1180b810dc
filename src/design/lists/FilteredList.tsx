import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ListFilter, type ListFilterProps } from './ListFilter'

const Root = styled.div`
  display: grid;
  gap: var(--space-40);
`

const Entries = styled.div`
  scroll-margin-block-start: var(--space-24);

  & [hidden],
  & [data-entry][data-over],
  & [data-entries]:not(:has([data-entry]:not([data-over]))) {
    display: none;
  }
`

type FilteredListProps = ListFilterProps & {
  /** Every entry with its `entryAttributes`, in sections with `sectionAttributes` where the list is grouped. */
  children: ReactNode
}

/** A list that is in the HTML as a whole, with the controls that narrow it down in the browser, if it has any. */
export function FilteredList({ children, ...filter }: FilteredListProps) {
  const hasControls = Boolean(filter.texts.search) || filter.filters.length > 0
  return (
    <Root>
      {hasControls && <ListFilter {...filter} />}
      <Entries id={filter.listId}>{children}</Entries>
    </Root>
  )
}
