import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { Stack } from '../../../design/components/Stack'
import { Table } from '../../../design/components/Table'
import { isVatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn } from '../../vat/model/vatRates'
import type { Words } from '../../words/model/wordsFor'
import { vatExamples } from '../model/vatExamples'
import type { RateTableWordKey } from '../model/wordKeys'

type VatExamplesProps = {
  /** ISO code; nothing is shown for a country without VAT rates. */
  country: string
  currency: string
  htmlLang: string
  words: Words<RateTableWordKey>
}

/** VAT added to round amounts and taken out of them, a table for each rate of the country. */
export function VatExamples({ country, currency, htmlLang, words }: VatExamplesProps) {
  if (!isVatCountry(country)) return null
  return (
    <Stack gap="l">
      {vatExamples(country, currency, htmlLang).map(({ percent, examples }) => (
        <Table
          key={percent}
          caption={fill(words.vat_caption, { rate: percent })}
          head={[words.vat_start, words.vat_added, words.vat_gross, words.vat_inside, words.vat_net]}
          rows={examples.map(({ start, added, gross, inside, net }) => [start, added, gross, inside, net])}
        />
      ))}
      <p>{fill(words.vat_checked, { day: formatDay(ratesCheckedOn, htmlLang) })}</p>
    </Stack>
  )
}
