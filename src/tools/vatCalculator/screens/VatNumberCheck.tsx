import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Heading } from '../../../design/components/Heading'
import { Link } from '../../../design/components/Link'
import { Actions, Notice, Panel } from '../../controls/layout'
import { useFetchAhead } from '../../controls/useFetchAhead'
import type { VatCountry } from '../../vat/model/vatCountries'
import type { VatNumberCheck as Check } from '../../vat/model/vatNumber'
import { vatNumberFormats } from '../../vat/model/vatNumberFormats'
import type { VatCalculatorWords } from './rateText'

type VatNumberCheckProps = {
  country: VatCountry
  countryNames: Readonly<Record<VatCountry, string>>
  words: VatCalculatorWords
}

const Answer = styled.div`
  display: grid;
  gap: var(--space-16);

  & > :empty {
    display: none;
  }
`

const Register = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);

  & a {
    color: var(--colour-accent);
  }
`

/** The code that knows the check digits of all countries; fetched when the field is used. */
const loadCheck = () => import('../../vat/model/vatNumber')

/** Checks format and check digit of a VAT number, in the browser. */
export function VatNumberCheck({ country, countryNames, words }: VatNumberCheckProps) {
  const { htmlLang } = useLocale()
  const [text, setText] = useState('')
  const [check, setCheck] = useState<Check | 'failed'>()
  const asked = useRef(0)
  useFetchAhead(loadCheck)
  const nameOf = (code: Check['country']): string =>
    code === 'XI' ? words.northern_ireland : countryNames[code]
  const run = (): void => {
    const question = ++asked.current
    loadCheck().then(
      ({ checkVatNumber }) => {
        // Something was typed meanwhile.
        if (question === asked.current) setCheck(checkVatNumber(text, country))
      },
      (error: unknown) => {
        if (question === asked.current) setCheck('failed')
        if (navigator.onLine) reportError(error)
      },
    )
  }
  const lengths = (numbers: readonly number[]): string =>
    new Intl.ListFormat(htmlLang, { type: 'disjunction' }).format(
      numbers.length > 3 ? [`${numbers[0]}–${numbers.at(-1)}`] : numbers.map(String),
    )
  const found = check === 'failed' ? undefined : check
  const problem =
    found?.problem &&
    fill(words[`number_${found.problem}`], {
      prefix: found.format.prefix,
      lengths: lengths(found.format.lengths),
      length: String(found.length),
      country: nameOf(found.country),
      number: found.meant ?? '',
    })
  const example = (code: Check['country']): string =>
    fill(words.number_example, { country: nameOf(code), example: vatNumberFormats[code].example })
  return (
    <Panel>
      <Heading level={3}>{words.number_title}</Heading>
      <p>{words.number_lead}</p>
      <Field
        label={words.number_field}
        name="vat-number"
        isCode
        enterKeyHint="go"
        value={text}
        hint={example(found?.country ?? country)}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => {
          asked.current += 1
          // The code is there when the check is requested, also without a connection.
          loadCheck().catch(() => undefined)
          setText(event.currentTarget.value)
          setCheck(undefined)
        }}
        onBlur={run}
        onKeyDown={(event) => {
          if (event.key === 'Enter') run()
        }}
        {...(problem ? { error: problem } : {})}
      />
      <Answer>
        <Actions>
          <Button variant="secondary" onClick={run} data-replay="check-number">
            {words.number_check}
          </Button>
        </Actions>
        <div role="status">
          {found && found.problem === undefined ? (
            <Notice>
              <p>
                {fill(found.hasCheckDigit ? words.number_right : words.number_format_only, {
                  number: found.number,
                  country: nameOf(found.country),
                })}
              </p>
            </Notice>
          ) : null}
          {problem ? <span className="visually-hidden">{problem}</span> : null}
          {check === 'failed' ? (
            <Notice $tone="problem">
              <p>{words.number_failed}</p>
            </Notice>
          ) : null}
        </div>
      </Answer>
      <Register>
        {words.number_register}{' '}
        <Link to={vatNumberFormats[found?.country ?? country].register}>{words.number_register_link}</Link>
      </Register>
    </Panel>
  )
}
