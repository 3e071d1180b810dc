import { useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { formatCountry } from '../../../core/i18n/formatCountry'
import { Button } from '../../../design/components/Button'
import { Select } from '../../../design/components/Select'
import { countryCodes, isCountry, type CountryCode } from '../model/answers'
import type { PolicyBuilderWords } from './policyBuilderWords'

type CountriesFieldProps = {
  words: PolicyBuilderWords
  htmlLang: string
  value: readonly CountryCode[]
  onChange: (countries: readonly CountryCode[]) => void
}

const Root = styled.div`
  display: grid;
  gap: var(--space-12);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: end;
`

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0;
  list-style: none;

  & button {
    gap: var(--space-8);
    min-height: 2rem;
    padding: var(--space-4) var(--space-12);
    background: var(--colour-accent-soft);
    border-color: transparent;
    border-radius: var(--radius-pill);
    font-size: var(--font-size-14);
    font-weight: 500;
  }
`

const Hint = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** Countries, added one by one; each is a button that takes it out again. */
export function CountriesField({ words, htmlLang, value, onChange }: CountriesFieldProps) {
  const [next, setNext] = useState('')
  const options = countryCodes
    .filter((country) => !value.includes(country))
    .map((country) => ({ value: country, text: formatCountry(country, htmlLang) }))
    .sort((one, other) => one.text.localeCompare(other.text, htmlLang))
  return (
    <Root>
      <Row>
        <Select
          label={words.q_countries}
          name="countries"
          options={options}
          placeholder={words.countries_choose}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          data-replay="add-country"
          onClick={() => {
            if (isCountry(next) && !value.includes(next)) onChange([...value, next])
            setNext('')
          }}
        >
          {words.countries_add}
        </Button>
      </Row>
      {value.length > 0 ? (
        <Chosen>
          {value.map((country) => {
            const name = formatCountry(country, htmlLang)
            return (
              <li key={country}>
                <Button
                  variant="secondary"
                  aria-label={fill(words.countries_remove, { country: name })}
                  onClick={() => onChange(value.filter((each) => each !== country))}
                  data-replay="remove-country"
                >
                  <span>{name}</span>
                  <span aria-hidden="true">×</span>
                </Button>
              </li>
            )
          })}
        </Chosen>
      ) : null}
      <Hint>{words.h_countries}</Hint>
    </Root>
  )
}
