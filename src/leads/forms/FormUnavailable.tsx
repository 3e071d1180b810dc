import { useState, type MouseEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'
import { brand } from '../../core/brand'

const Notice = styled.p`
  align-self: start;
  padding: var(--space-12) var(--space-16);
  background: var(--colour-coral-soft);
  border-radius: var(--radius-control);
  color: var(--colour-ink);

  a {
    overflow-wrap: anywhere;
  }
`

/** What was typed, a line for each field with its label, for the text of an e-mail. */
function typedAnswers(form: HTMLFormElement): string {
  return [...form.elements]
    .flatMap((element) => {
      const isField =
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio'].includes(element.type))
      const label = isField ? element.labels?.[0]?.textContent?.trim() : undefined
      return isField && label && element.value ? [`${label}: ${element.value}`] : []
    })
    .join('\n')
}

type FormUnavailableProps = {
  form: RefObject<HTMLFormElement>
  /** The subject of the e-mail until the title of the page is known. */
  subject: string
}

const mailto = (subject: string, body = ''): string =>
  `mailto:${brand.contactEmail}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`

/**
 * Says that the form cannot be sent from this host, and offers an e-mail with the title of the page as subject and with
 * what was typed.
 */
export function FormUnavailable({ form, subject }: FormUnavailableProps) {
  const { form_unavailable } = useStrings()
  const [before = '', after = ''] = form_unavailable.split('{email}')
  const [href, setHref] = useState(mailto(subject))
  const complete = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const completed = mailto(document.title || subject, form.current ? typedAnswers(form.current) : '')
    // The link is followed before React would draw the new address.
    currentTarget.href = completed
    setHref(completed)
  }
  return (
    <Notice data-form-unavailable role="status">
      <span>{before}</span>
      <a href={href} onPointerDown={complete} onClick={complete}>
        {brand.contactEmail}
      </a>
      <span>{after}</span>
    </Notice>
  )
}
