import styled from 'styled-components'
import { tick } from './checkMark'

const List = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-12);
    align-items: start;
  }

  & > li::before {
    ${tick}
  }
`

/** Short texts, each with a tick before it. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null
  return (
    <List role="list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}
