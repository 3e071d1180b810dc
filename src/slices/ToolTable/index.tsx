import type { Content } from '@prismicio/client'
import { plainText } from '../../content/cms/plainText'
import { useToolWords } from '../../content/site/RelatedDataContext'
import { useLocale, useMarket } from '../../content/site/SiteContext'
import { Island } from '../../design/hydration/Island'
import { SamplePolicy } from '../../tools/expensePolicyBuilder/screens/SamplePolicy'
import { expenseReportWordKeys } from '../../tools/expenseReportGenerator/model/wordKeys'
import { rateTableWordKeys } from '../../tools/rateTables/model/wordKeys'
import { MileageCalculator } from '../../tools/rateTables/screens/MileageCalculator'
import { RatesTable } from '../../tools/rateTables/screens/RatesTable'
import { VatExamples } from '../../tools/rateTables/screens/VatExamples'
import { ratesOf } from '../../tools/travelRates/model/officialRates'
import { wordsFor } from '../../tools/words/model/wordsFor'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** ISO codes of countries, as an editor lists them: `GB, IE`. */
const codesIn = (text: string | null): string[] => text?.toUpperCase().match(/[A-Z]{2}/g) ?? []

/** A table of what the free tools know: official rates, worked examples of VAT, the whole sample policy. */
export default function ToolTable({ slice: { primary } }: SliceProps<Content.ToolTableSlice>) {
  const { htmlLang, country } = useLocale()
  const { currency } = useMarket()
  const allWords = useToolWords('rate-tables')
  const words = wordsFor(allWords, rateTableWordKeys)
  const reportWords = wordsFor(useToolWords('expense-report'), expenseReportWordKeys)
  const policyWords = useToolWords('expense-policy')
  const clauses = useToolWords('policy-clauses')
  const codes = codesIn(primary.countries)
  const { table } = primary
  if (!table) return null
  const section = (content: JSX.Element) => (
    <SliceSection title={primary.title} lead={primary.lead}>
      {content}
    </SliceSection>
  )
  if (table === 'policy')
    return section(
      <SamplePolicy words={policyWords} clauses={clauses} market={{ country, currency, htmlLang }} />,
    )
  if (table === 'vat_examples')
    return section(<VatExamples country={country} currency={currency} htmlLang={htmlLang} words={words} />)
  if (table === 'mileage_calculator') {
    const [only = country] = codes
    if (!ratesOf(only)?.mileage.length) return null
    const props = { words: allWords, reportWords, country: only }
    return section(
      <Island name="mileage-calculator" props={props}>
        <MileageCalculator {...props} />
      </Island>,
    )
  }
  return section(
    <RatesTable
      kind={table}
      caption={plainText(primary.title)}
      codes={codes}
      first={country}
      htmlLang={htmlLang}
      words={words}
      reportWords={reportWords}
    />,
  )
}
