import styled from 'styled-components'
import { CheckMark } from './CheckMark'

const List = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: none;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
`

/** Short texts, each with a tick before it. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null
  return (
    <List role="list">
      {items.map((item, index) => (
        <Item key={index}>
          <CheckMark />
          <span>{item}</span>
        </Item>
      ))}
    </List>
  )
}
