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

/** From how many entries on a list has a search field, and filters: fewer are seen at a glance. */
const fewestSearched = 6
const fewestFiltered = 4

type FilteredListProps = ListFilterProps & {
  /** Every entry with its `entryAttributes`, in sections with `sectionAttributes` where the list is grouped. */
  children: ReactNode
}

/** A list that is in the HTML as a whole, with the controls that narrow it down in the browser, if it has any. */
export function FilteredList({ children, ...filter }: FilteredListProps) {
  const { total } = filter
  const search = total < fewestSearched ? null : filter.texts.search
  const filters = total < fewestFiltered ? [] : filter.filters
  const hasControls = Boolean(search) || filters.length > 0
  return (
    <Root>
      {hasControls && <ListFilter {...filter} filters={filters} texts={{ ...filter.texts, search }} />}
      <Entries id={filter.listId}>{children}</Entries>
    </Root>
  )
}
