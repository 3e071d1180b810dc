import styled from 'styled-components'
import { useLocale, useNavigation, useSite, useStrings } from '../../content/site/SiteContext'
import { brand } from '../../core/brand'
import { Link } from '../components/Link'
import { BrandMark } from './BrandMark'
import { LocaleSelector, type Alternates } from './LocaleSelector'

const Root = styled.footer`
  padding-block: var(--space-60) var(--space-40);
  background: var(--colour-paper);
  color: var(--colour-ink);
`

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

const Home = styled(Link)`
  width: fit-content;
  text-decoration: none;
`

const Columns = styled.div`
  display: grid;
  /* Five columns at most, fewer on a narrow screen and for large letters. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 16%), 1fr));
  gap: var(--space-32) var(--space-20);
`

const Title = styled.h2`
  margin-block-end: var(--space-8);
  font-size: var(--font-size-16);
  letter-spacing: 0;
`

const List = styled.ul`
  list-style: none;

  & a {
    display: inline-block;
    padding-block: var(--space-4);
    color: var(--colour-ink-muted);
    text-decoration: none;
  }

  & a:hover {
    color: var(--colour-ink);
    text-decoration: underline;
  }
`

const LegalList = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  font-size: var(--font-size-14);
`

const Bottom = styled.div`
  display: grid;
  gap: var(--space-24);
  padding-block-start: var(--space-32);
  border-block-start: 1px solid var(--colour-line);
`

const Closing = styled.p`
  max-width: 48em;
  text-wrap: balance;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** The market in which every page must say who provides accounts and cards. */
const marketWithDisclaimer = 'en-gb'

/** The end of every page: columns of links, legal links, the locale selector and the closing line. */
export function Footer({ alternates }: { alternates: Alternates }) {
  const { code, urlCode } = useLocale()
  const { footerColumns, legalLinks, closingLine } = useNavigation()
  const { cookiePolicy = `/${urlCode}` } = useSite()
  const { footer_label, home, cookie_settings, financial_partner_disclaimer } = useStrings()
  return (
    <Root data-tone="dark">
      <Container>
        <Home to={`/${urlCode}`} aria-label={`${brand.name}, ${home}`}>
          <BrandMark />
        </Home>
        <nav aria-label={footer_label}>
          <Columns>
            {footerColumns.map(({ title, links }, index) => (
              <div key={index}>
                <Title>{title}</Title>
                <List role="list">
                  {links.map((link, position) => (
                    <li key={position}>
                      <Link to={link.href} target={link.target}>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </List>
              </div>
            ))}
          </Columns>
        </nav>
        <Bottom>
          <LocaleSelector alternates={alternates} />
          <LegalList role="list">
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
          </LegalList>
          {code === marketWithDisclaimer && financial_partner_disclaimer ? (
            <Closing>{financial_partner_disclaimer}</Closing>
          ) : null}
          <Closing>{closingLine}</Closing>
        </Bottom>
      </Container>
    </Root>
  )
}
