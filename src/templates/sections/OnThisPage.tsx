import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'

const Root = styled.nav`
  padding-inline-start: var(--space-20);
  border-inline-start: 1px solid var(--colour-line-strong);

  & p {
    font-weight: 600;
  }

  & a {
    display: inline-block;
    padding-block: var(--space-4);
    color: var(--colour-ink-muted);
  }

  & a:hover {
    color: var(--colour-ink);
  }
`

const List = styled.ul`
  list-style: none;
`

/** Links to the sections of a long page, by the ids of the sections; nothing for fewer than two. */
export function OnThisPage({ entries }: { entries: { id: string; text: string }[] }) {
  const { on_this_page } = useStrings()
  if (entries.length < 2) return null
  return (
    <Root aria-label={on_this_page}>
      <p aria-hidden="true">{on_this_page}</p>
      <List role="list">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </List>
    </Root>
  )
}
