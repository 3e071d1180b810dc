import styled from 'styled-components'
import { isLaunched, locales } from '../../../locales.config'
import { Grid } from '../components/Grid'
import { localeChoiceLink } from './localeChoice'

const MarketLink = styled.a`
  display: block;
  padding: var(--space-16) var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  text-decoration: none;

  &:hover {
    border-color: var(--colour-accent);
  }

  & strong {
    display: block;
    font-weight: 500;
  }

  & span {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

/** Every launched market as a link to its homepage, each in its own language. Following one stores the choice. */
export function LocaleList() {
  return (
    <Grid as="ul" columns={3}>
      {locales.filter(isLaunched).map((locale) => (
        <li key={locale.urlCode}>
          <MarketLink {...localeChoiceLink(locale)} lang={locale.htmlLang}>
            <strong>{locale.countryName}</strong> <span>{locale.languageName}</span>
          </MarketLink>
        </li>
      ))}
    </Grid>
  )
}
