import { Fragment } from 'react'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { Link } from '../../design/components/Link'
import { consentParts } from '../model/consentMarkup'
import { consentAddress } from '../model/consentTexts'

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
        const address = consentAddress(part.target, urlCode)
        if (!address) return <Fragment key={index}>{part.words}</Fragment>
        return (
          <Link key={index} to={address} target="_blank">
            <span>{part.words}</span>
            <span className="visually-hidden"> ({new_tab})</span>
          </Link>
        )
      })}
    </>
  )
}
