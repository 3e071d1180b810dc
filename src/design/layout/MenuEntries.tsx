import type { NavigationEntry } from '../../content/site/navigation'
import { MenuIcon } from '../components/Icon/MenuIcon'
import { Link } from '../components/Link'

/** The links of one menu, each with its icon and a line about it. */
export function MenuEntries({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul className="menu-entries" role="list">
      {entries.map(({ link, text, icon }, index) => (
        <li key={index}>
          <Link to={link.href} target={link.target}>
            <MenuIcon name={icon} />
            <span className="menu-words">
              <b>{link.text}</b>
              {text ? <span>{text}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
