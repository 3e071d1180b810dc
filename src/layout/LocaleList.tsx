import styled from 'styled-components'
import { isLaunched, locales } from '../../locales.config'
import { Grid } from '../components/Grid'
import { storeLocaleChoice } from './localeChoice'

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

/** Every launched market as a link to its homepage, each in its own language. A click stores the choice. */
export function LocaleList() {
  return (
    <Grid as="ul" columns={3}>
      {locales.filter(isLaunched).map(({ urlCode, htmlLang, countryName, languageName }) => (
        <li key={urlCode}>
          <MarketLink
            href={`/${urlCode}`}
            hrefLang={htmlLang}
            lang={htmlLang}
            onClick={() => storeLocaleChoice(urlCode)}
          >
            <strong>{countryName}</strong> <span>{languageName}</span>
          </MarketLink>
        </li>
      ))}
    </Grid>
  )
}
