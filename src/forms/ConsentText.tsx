import { Fragment } from 'react'
import { Link } from '../components/Link'
import { useLocale, useStrings } from '../site/SiteContext'
import { consentParts } from './consentMarkup'

/** Addresses of the targets that a text may name; any other target has to be an http(s) address. */
function addressOf(target: string, urlCode: string): string | undefined {
  if (target === 'legal') return '/legal'
  if (target === 'privacy') return urlCode === 'us' ? '/gdpr' : '/legal/gdpr'
  return /^https?:\/\//.test(target) ? target : undefined
}

/**
 * A text of §3.6 with its links. They open in a new tab: what is typed in the form beside them stays. A target that
 * leads nowhere leaves the words.
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
