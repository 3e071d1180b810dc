import { useLocale } from '../../../content/site/SiteContext'
import { Select } from '../../../design/components/Select'
import { NumberField } from '../../controls/NumberField'
import { decimal } from '../../numbers/model/decimal'
import { formatPercent } from '../../numbers/model/formatDecimal'
import { percentLimits } from '../model/calculate'
import { ratedCategories, vatCategories, type LineVat, type VatCategory } from '../model/invoice'
import type { VatRateChoice } from '../model/vatChoices'
import { useInvoiceWords } from './InvoiceContext'

type VatFieldsProps = {
  /** Path of the VAT in the invoice: `lines.0.vat`. */
  name: string
  vat: LineVat
  /** Rates of the seller's country. */
  rates: readonly VatRateChoice[]
  onChange: (vat: LineVat) => void
  /** What is wrong with the rate. */
  error?: string
}

/** The VAT of a line: a rate of the seller's country, another rate, or the reason why there is none. */
export function VatFields({ name, vat, rates, onChange, error }: VatFieldsProps) {
  const words = useInvoiceWords()
  const { htmlLang } = useLocale()
  const known = rates.find(({ rate }) => rate === vat.rate)
  const isOther = vat.category === 'S' && !known
  const isRated = ratedCategories.includes(vat.category)
  const value = vat.category !== 'S' ? vat.category : known ? `S:${known.rate}` : 'other'
  const options = [
    ...rates.map(({ rate, kind }) => ({
      value: `S:${rate}`,
      text: `${formatPercent(decimal(rate), htmlLang)} – ${words[`rate_${kind}`]}`,
    })),
    { value: 'other', text: words.rate_other },
    ...vatCategories
      .filter((category) => category !== 'S' && (category !== 'B' || vat.category === 'B'))
      .map((category) => ({ value: category, text: words[`category_${category}`] })),
  ]
  const choose = (chosen: string): void => {
    if (chosen.startsWith('S:')) onChange({ category: 'S', rate: chosen.slice(2) })
    else if (chosen === 'other') onChange({ category: 'S', rate: '' })
    else onChange({ category: chosen as VatCategory, rate: chosen === vat.category ? vat.rate : '' })
  }
  return (
    <>
      <Select
        label={words.vat}
        name={`${name}.category`}
        hasEmpty={false}
        options={options}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        {...(error && !(isOther || (isRated && vat.category !== 'S')) ? { error } : {})}
      />
      {isOther || (isRated && vat.category !== 'S') ? (
        <NumberField
          label={words.rate}
          name={`${name}.rate`}
          value={vat.rate}
          limits={percentLimits}
          onChange={(rate) => onChange({ ...vat, rate })}
          {...(error ? { error } : {})}
        />
      ) : null}
    </>
  )
}
