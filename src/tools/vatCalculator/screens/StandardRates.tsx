import { useLocale } from '../../../content/site/SiteContext'
import { Table } from '../../../design/components/Table'
import type { VatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn, ratesOn, standardRateOn } from '../../vat/model/vatRates'
import { percentText, type VatCalculatorWords } from './rateText'

type StandardRatesProps = {
  /** The countries in the order of their names. */
  countries: readonly { code: VatCountry; name: string }[]
  words: VatCalculatorWords
}

/** The standard rate and all others of every country, as of the day on which they were checked. */
export function StandardRates({ countries, words }: StandardRatesProps) {
  const { htmlLang } = useLocale()
  const others = (code: VatCountry): string => {
    const percents = ratesOn(code, ratesCheckedOn).filter(({ kind }) => kind !== 'standard')
    const texts = new Set(percents.map(({ percent }) => percentText(percent, htmlLang)))
    return [...texts].join(', ') || '–'
  }
  return (
    <Table
      caption={words.standard_title}
      captionHidden
      head={[words.standard_country, words.standard_rate, words.standard_others]}
      rows={countries.map(({ code, name }) => [
        name,
        percentText(standardRateOn(code, ratesCheckedOn), htmlLang),
        others(code),
      ])}
    />
  )
}
