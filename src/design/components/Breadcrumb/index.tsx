import styled from 'styled-components'
import { useStrings } from '../../../content/site/SiteContext'
import { Link } from '../Link'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) 0;
  list-style: none;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);

  & li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: var(--space-8);
    color: var(--colour-line-strong);
  }

  & a,
  & span {
    display: inline-block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  & a:hover {
    color: var(--colour-ink);
    text-decoration: underline;
  }
`

/** The trail from the homepage to this page; the last entry is the page itself. */
export function Breadcrumb({ items }: { items: { href?: string; text: string }[] }) {
  const { breadcrumb_label } = useStrings()
  if (items.length === 0) return null
  return (
    <nav aria-label={breadcrumb_label}>
      <List role="list">
        {items.map(({ href, text }, index) => (
          <li key={index}>
            {href ? <Link to={href}>{text}</Link> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </List>
    </nav>
  )
}
