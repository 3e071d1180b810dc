import { useLocale, useNavigation, useSite, useStrings } from '../../content/site/SiteContext'
import { brand } from '../../core/brand'
import { Link } from '../components/Link'
import { BrandMark } from './BrandMark'
import { LocaleSelector, type Alternates } from './LocaleSelector'
import { useOpenWhereWide } from './useOpenWhereWide'

/** The market in which every page must say who provides accounts and cards. */
const marketWithDisclaimer = 'en-gb'

/** The end of every page: columns of links, which open one by one on a phone, legal links, the locale selector and the closing line. */
export function Footer({ alternates }: { alternates: Alternates }) {
  const { code, urlCode } = useLocale()
  const { footerColumns, legalLinks, closingLine } = useNavigation()
  const { cookiePolicy = `/${urlCode}` } = useSite()
  const columns = useOpenWhereWide()
  const { footer_label, home, cookie_settings, financial_partner_disclaimer } = useStrings()
  return (
    <footer className="footer" data-tone="dark">
      <div className="footer-rows">
        <Link to={`/${urlCode}`} aria-label={`${brand.name}, ${home}`}>
          <BrandMark />
        </Link>
        <nav aria-label={footer_label}>
          <div className="footer-columns footer-links" ref={columns}>
            {footerColumns.map(({ title, links }, index) => (
              <details key={index} suppressHydrationWarning>
                <summary className="menu-item">{title}</summary>
                <ul role="list">
                  {links.map((link, position) => (
                    <li key={position}>
                      <Link to={link.href} target={link.target}>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </nav>
        <div className="footer-end">
          <LocaleSelector alternates={alternates} />
          <ul className="footer-links" role="list">
            {legalLinks.map((link, index) => (
              <li key={index}>
                <Link to={link.href} target={link.target}>
                  {link.text}
                </Link>
              </li>
            ))}
            <li>
              {/* Opens the consent banner (src/visitor/consentBanner/opener.ts), also before the application runs. */}
              <a href={cookiePolicy} data-consent="">
                {cookie_settings}
              </a>
            </li>
          </ul>
          {code === marketWithDisclaimer && financial_partner_disclaimer ? (
            <p>{financial_partner_disclaimer}</p>
          ) : null}
          <p>{closingLine}</p>
        </div>
      </div>
    </footer>
  )
}
