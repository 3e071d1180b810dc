import { fill } from '../../../core/i18n/fill'
import { foreignLanguage } from '../../../core/i18n/foreignLanguage'
import { formatDay } from '../../../core/i18n/formatDay'
import { Link } from '../../../design/components/Link'
import { ratesOf } from '../../travelRates/model/officialRates'
import {
  hasCondition,
  type MileagePeriod,
  type PerDiemPeriod,
  type RateSource,
} from '../../travelRates/model/travelRates'
import { validityText } from '../model/describe'
import { FactBox } from './parts'
import { useReportView } from './ReportContext'

const SourceLink = ({ source: { title, language, url } }: { source: RateSource }) => (
  <Link to={url} target="_blank" lang={foreignLanguage(language, useReportView().htmlLang)}>
    {title}
  </Link>
)

type OfficialRateProps = {
  country: string
  period: MileagePeriod | PerDiemPeriod | undefined
  /** The rates of the chosen vehicle or allowance; undefined while the company's own rate is chosen. */
  rates: string | undefined
}

/** The official rate that a line is calculated with: what it is, since when, who says so. Where to look when there is none. */
export function OfficialRate({ country, period, rates }: OfficialRateProps) {
  const { words, htmlLang } = useReportView()
  const known = ratesOf(country)
  if (!known) return null
  const missing = known.missing.map((kind) => words[`missing_${kind}`]).join(', ')
  const missingText = missing && <p>{fill(words.missing, { kinds: missing })}</p>
  if (!period)
    return (
      <FactBox>
        <p>{words.no_rate}</p>
        {missingText}
        <p>
          {words.authority} <SourceLink source={known.authority} />
        </p>
      </FactBox>
    )
  if (rates === undefined) return null
  return (
    <FactBox>
      <p>{fill(words[`official_${period.basis}`], { rates })}</p>
      <p>{validityText(period, country, htmlLang, words)}</p>
      {'allowances' in period && hasCondition(country) && <p>{words[`condition_${country}`]}</p>}
      {missingText}
      <p>
        {words.source} <SourceLink source={period.source} />.{' '}
        <span>{fill(words.looked_up, { day: formatDay(period.checked, htmlLang) })}</span>
      </p>
    </FactBox>
  )
}
