import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { foreignLanguage } from '../../../core/i18n/foreignLanguage'
import { formatDay } from '../../../core/i18n/formatDay'
import { colonOf } from '../../../core/i18n/labelled'
import { Heading } from '../../../design/components/Heading'
import { Link } from '../../../design/components/Link'
import { Panel } from '../../controls/layout'
import type { VatCountry } from '../../vat/model/vatCountries'
import { hasPlacesApart, type VatRate } from '../../vat/model/vatRate'
import { ratesCheckedOn, ratesOn, regionalRatesOn, sourcesOf } from '../../vat/model/vatRates'
import { percentText, datedUseText, usesText, type VatCalculatorWords } from './rateText'

const List = styled.ul`
  display: grid;
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    gap: 0 var(--space-12);
  }

  & strong {
    grid-row: span 3;
    font-size: var(--font-size-20);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  & b {
    font-weight: 600;
  }
`

const Small = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const Sources = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: var(--space-4) 0 0;
  padding-inline-start: 1.2em;
  font-size: var(--font-size-14);

  & a {
    color: var(--colour-accent);
    overflow-wrap: anywhere;
  }
`

const Region = styled.div`
  display: grid;
  gap: var(--space-12);
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--colour-line);
`

type RatesProps = { rates: readonly VatRate[]; words: VatCalculatorWords }

function Rates({ rates, words }: RatesProps) {
  const { htmlLang } = useLocale()
  return (
    <List>
      {rates.map((rate) => (
        <li key={`${rate.kind} ${rate.percent}`}>
          <strong>{percentText(rate.percent, htmlLang)}</strong>
          <b>{words[`kind_${rate.kind}`]}</b>
          {/* The days of the rate stand with its name: what it is for may be younger. */}
          <Small>
            {[
              fill(words.rate_since, { day: formatDay(rate.since, htmlLang) }),
              ...(rate.until === undefined
                ? []
                : [fill(words.rate_until, { day: formatDay(rate.until, htmlLang) })]),
            ].join(', ')}
          </Small>
          <span>
            {usesText(
              rate.uses.map((use) => datedUseText(use, words, htmlLang)),
              htmlLang,
            )}
          </span>
        </li>
      ))}
    </List>
  )
}

type CountryRatesProps = {
  country: VatCountry
  countryName: string
  day: string
  /** Whether the visitor has chosen the day, which is then said. */
  isChosen: boolean
  words: VatCalculatorWords
}

/** All rates of a country with what they are for, since when, and where that is written. */
export function CountryRates({ country, countryName, day, isChosen, words }: CountryRatesProps) {
  const { htmlLang } = useLocale()
  return (
    <Panel>
      <div>
        <Heading level={3}>{fill(words.rates_title, { country: countryName })}</Heading>
        {isChosen ? <b>{fill(words.rates_on, { day: formatDay(day, htmlLang) })}</b> : null}
        {isChosen && day > ratesCheckedOn ? (
          <Small>{fill(words.rates_later, { day: formatDay(ratesCheckedOn, htmlLang) })}</Small>
        ) : null}
        <Small>{words.rates_note}</Small>
      </div>
      <Rates rates={ratesOn(country, day)} words={words} />
      {regionalRatesOn(country, day).map(({ region, rates }) => (
        <Region key={region}>
          <b>{words[`region_${region}`]}</b>
          <Rates rates={rates} words={words} />
        </Region>
      ))}
      {hasPlacesApart(country) && <Small>{fill(words.apart, { places: words[`apart_${country}`] })}</Small>}
      <div>
        <Small>
          {`${fill(words.rates_checked, { day: formatDay(ratesCheckedOn, htmlLang) })} ${words.rates_sources}${colonOf(htmlLang)}`}
        </Small>
        <Sources>
          {sourcesOf(country).map(({ title, language, url }) => (
            <li key={url}>
              <Link to={url} lang={foreignLanguage(language, htmlLang)}>
                {title}
              </Link>
            </li>
          ))}
        </Sources>
      </div>
    </Panel>
  )
}
