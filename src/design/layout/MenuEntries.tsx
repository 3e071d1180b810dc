import styled from 'styled-components'
import type { NavigationEntry } from '../../content/site/navigation'
import { MenuIcon } from '../components/Icon/MenuIcon'
import { Link } from '../components/Link'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
`

const EntryLink = styled(Link)`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12);
  border-radius: var(--radius-control);
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    background: var(--colour-tint);
  }
`

const Words = styled.span`
  display: block;
  min-width: 0;
  line-height: 1.35;
`

const Name = styled.span`
  display: block;
  font-weight: 600;
`

const Text = styled.span`
  display: block;
  margin-block-start: var(--space-2);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** The links of one menu, each with its icon and a line about it. */
export function MenuEntries({ entries }: { entries: NavigationEntry[] }) {
  return (
    <List role="list">
      {entries.map(({ link, text, icon }, index) => (
        <li key={index}>
          <EntryLink to={link.href} target={link.target}>
            <MenuIcon name={icon} />
            <Words>
              <Name>{link.text}</Name>
              {text ? <Text>{text}</Text> : null}
            </Words>
          </EntryLink>
        </li>
      ))}
    </List>
  )
}
