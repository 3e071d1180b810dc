import { Fragment } from 'react'
import { Link } from '../components/Link'
import { useLocale, useStrings } from '../site/SiteContext'
import { consentParts } from './consentMarkup'

/** The address of a link target in a consent text: `legal`, `privacy` or an http(s) address; undefined for others. */
function addressOf(target: string, urlCode: string): string | undefined {
  if (target === 'legal') return '/legal'
  if (target === 'privacy') return urlCode === 'us' ? '/gdpr' : '/legal/gdpr'
  return /^https?:\/\//.test(target) ? target : undefined
}

/**
 * A consent text with its links. They open in a new tab, so that what is typed in the form is not lost. A link with an
 * unknown target becomes plain text.
 */
export function ConsentText({ text }: { text: string }) {
  const { new_tab } = useStrings()
  const { urlCode } = useLocale()
  return (
    <>
      {consentParts(text).map((part, index) => {
        if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>
        const address = addressOf(part.target, urlCode)
        if (!address) return <Fragment key={index}>{part.words}</Fragment>
        return (
          <Link key={index} to={address} target="_blank">
            {part.words}
            <span className="visually-hidden"> ({new_tab})</span>
          </Link>
        )
      })}
    </>
  )
}
