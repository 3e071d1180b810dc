import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { Link } from '../../../design/components/Link'
import { Notice } from '../../controls/layout'
import { hasNationalRule, nationalRules } from '../model/nationalRules'
import { useInvoice } from './InvoiceContext'

/** What the law of the seller's country asks beyond the files that can be downloaded; nothing where it asks no more. */
export function NationalRuleNote() {
  const { shown, words } = useInvoice()
  const { htmlLang } = useLocale()
  const { country } = shown.seller.address
  if (!hasNationalRule(country)) return null
  const { title, url, checkedOn } = nationalRules[country]
  return (
    <Notice>
      <p>{words[`national_${country}`]}</p>
      <p>
        <span>{fill(words.national_checked, { day: formatDay(checkedOn, htmlLang) })}</span>{' '}
        <Link to={url}>{title}</Link>
      </p>
    </Notice>
  )
}
