import type { Content } from '@prismicio/client'
import { useToolWords } from '../../content/site/RelatedDataContext'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatDay } from '../../core/i18n/formatDay'
import { Island } from '../../design/hydration/Island'
import { ratesCheckedOn } from '../../tools/vat/model/vatRates'
import type { VatCalculatorWordKey } from '../../tools/vatCalculator/model/wordKeys'
import { countriesByName } from '../../tools/vatCalculator/screens/countryNames'
import { StandardRates } from '../../tools/vatCalculator/screens/StandardRates'
import { VatCalculator } from '../../tools/vatCalculator/screens/VatCalculator'
import { wordsOf } from '../../tools/words/model/wordsFor'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** The free VAT calculator, and below it the rates of all countries, which need no code in the browser. */
export default function VatCalculatorSlice({ slice: { primary } }: SliceProps<Content.VatCalculatorSlice>) {
  const { htmlLang } = useLocale()
  const toolWords = useToolWords('vat-calculator')
  const words = wordsOf<VatCalculatorWordKey>(toolWords)
  const countries = countriesByName(htmlLang)
  const props = { words: toolWords, countries }
  return (
    <>
      <SliceSection title={primary.title} lead={primary.lead}>
        <Island name="vat-calculator" props={props}>
          <VatCalculator {...props} />
        </Island>
      </SliceSection>
      <SliceSection
        title={words.standard_title}
        lead={fill(words.standard_note, { day: formatDay(ratesCheckedOn, htmlLang) })}
      >
        <StandardRates countries={countries} words={words} />
      </SliceSection>
    </>
  )
}
