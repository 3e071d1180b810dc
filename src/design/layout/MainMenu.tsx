import { useNavigation, useStrings } from '../../content/site/SiteContext'
import { Link } from '../components/Link'
import { MenuEntries } from './MenuEntries'

/** The menus of a wide screen, one native disclosure each. Hidden on narrow screens. */
export function MainMenu() {
  const { menus } = useNavigation()
  const { main_menu_label } = useStrings()
  return (
    <nav className="header-menus" aria-label={main_menu_label}>
      <ul role="list">
        {menus.map(({ label, link, entries }, index) => (
          <li key={index}>
            {entries.length > 0 ? (
              // A visitor may have opened it before the application started.
              <details name="menu" suppressHydrationWarning>
                <summary className="menu-item">{label}</summary>
                <div className="header-menu">
                  <MenuEntries entries={entries} />
                </div>
              </details>
            ) : link ? (
              <Link className="menu-item" to={link.href} target={link.target}>
                {label}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
