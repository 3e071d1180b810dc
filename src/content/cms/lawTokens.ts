import { capitalised } from '../../core/i18n/capitalised'
import { isLawFactName } from './lawFacts'
import type { MarketLaw } from './marketLaw'

/**
 * The text for what follows `law.` in a token: a fact (`retention.invoices`), its law (`retention.invoices.law`), its form
 * (`number.vat.form`), the fact with a capital (`number.vat.label`), the day on which its source was read
 * (`retention.invoices.checked`, as a token of a day), or a form of the document (`authority.dative`). Undefined for one
 * that the market does not have.
 */
export function lawText(written: string, law: MarketLaw | undefined, htmlLang: string): string | undefined {
  if (!law) return undefined
  if (isLawFactName(written)) return law.facts[written]?.text
  if (Object.hasOwn(law.forms, written)) return law.forms[written]
  const [, name = '', part = ''] = /^([\w.]+)\.(\w+)$/.exec(written) ?? []
  if (!isLawFactName(name)) return undefined
  const fact = law.facts[name]
  if (!fact) return undefined
  if (part === 'law') return fact.law
  if (part === 'form') return fact.form
  if (part === 'checked') {
    const source = law.sources.find(({ id }) => id === fact.source)
    return source && `{day:${source.checkedOn}}`
  }
  return part === 'label' ? capitalised(fact.text, htmlLang) : undefined
}
