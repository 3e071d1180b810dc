import { useRef } from 'react'
import { useLocale, useNavigation, useStrings } from '../../content/site/SiteContext'
import { brand } from '../../core/brand'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { BrandMark } from './BrandMark'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import { useDisclosures } from './useDisclosures'

/**
 * The top of every page: brand, menus, log in, demo and sign up. Works before JavaScript. Which links it has, in which order, the
 * `navigation` document of the locale says, else that of its language.
 */
export function Header() {
  const root = useRef<HTMLElement>(null)
  const { urlCode } = useLocale()
  const { demo, logIn, signUp } = useNavigation()
  const { home, log_in, sign_up } = useStrings()
  useDisclosures(root)
  return (
    <header className="header" ref={root}>
      <div className="header-row">
        <Link className="header-home" to={`/${urlCode}`} aria-label={`${brand.name}, ${home}`}>
          <BrandMark />
        </Link>
        <MainMenu />
        <div className="header-actions">
          {logIn ? (
            <span className="header-log-in">
              <LinkButton link={{ ...logIn, text: log_in }} variant="quiet" />
            </span>
          ) : null}
          <span className="header-demo">
            <LinkButton link={demo} variant="secondary" />
          </span>
          <LinkButton link={signUp && { ...signUp, text: sign_up }} />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
