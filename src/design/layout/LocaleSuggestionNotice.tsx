import type { Locale } from '../../../locales.config'
import { useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { Button } from '../components/Button'
import { buttonClass } from '../components/Button/style'
import { useEscape } from '../components/CornerCard/useEscape'
import { localeChoiceLink } from './localeChoice'
import type { Alternates } from './LocaleSelector'
import { Notices } from './Notices'

type LocaleSuggestionNoticeProps = {
  offered: Locale
  /** The name of its country in the language of the page. */
  country: string
  alternates: Alternates
  onDecline: () => void
}

/** The suggestion of another market. A separate file: most visitors are in theirs. */
export function LocaleSuggestionNotice({
  offered,
  country,
  alternates,
  onDecline,
}: LocaleSuggestionNoticeProps) {
  const strings = useStrings()
  useEscape(true, onDecline)
  return (
    <Notices>
      <aside aria-label={strings.locale_selector_global_label}>
        <p>{fill(strings.locale_suggestion, { country })}</p>
        <div>
          <a
            className={buttonClass('primary')}
            hrefLang={offered.htmlLang}
            {...localeChoiceLink(offered, alternates[offered.urlCode])}
          >
            {fill(strings.locale_suggestion_accept, { country })}
          </a>
          <Button variant="secondary" onClick={onDecline}>
            {strings.locale_suggestion_decline}
          </Button>
        </div>
      </aside>
    </Notices>
  )
}
