import { useNavigation, useStrings } from '../../content/site/SiteContext'
import { ButtonRow } from '../components/ButtonRow'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { MenuEntries } from './MenuEntries'

/** The menus of a narrow screen behind one button. Hidden on wide screens. */
export function MobileMenu() {
  const { menus, logIn, demo } = useNavigation()
  const { menu, main_menu_label, log_in } = useStrings()
  return (
    <details className="mobile-menu" data-fills-screen suppressHydrationWarning>
      <summary>
        <span className="visually-hidden">{menu}</span>
        <span className="mobile-bars" aria-hidden="true" />
      </summary>
      <div className="mobile-panel">
        <nav aria-label={main_menu_label}>
          <ul role="list">
            {menus.map(({ label, link, entries }, index) => (
              <li key={index}>
                {entries.length > 0 ? (
                  <details name="mobile-menu" suppressHydrationWarning>
                    <summary className="menu-item">{label}</summary>
                    <MenuEntries entries={entries} />
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
        <ButtonRow>
          <LinkButton link={demo} />
          <LinkButton link={logIn && { ...logIn, text: log_in }} variant="secondary" />
        </ButtonRow>
      </div>
    </details>
  )
}
