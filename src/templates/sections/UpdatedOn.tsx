import styled from 'styled-components'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { formatDay } from '../../core/i18n/formatDay'

const Root = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** The day a legal text was last changed, in words; nothing without a day. Marks the page as legal text for printing. */
export function UpdatedOn({ day }: { day: string | null | undefined }) {
  const { updated_on } = useStrings()
  const { htmlLang } = useLocale()
  if (!day) return null
  return (
    <Root data-legal-text>
      {updated_on} <time dateTime={day}>{formatDay(day, htmlLang)}</time>
    </Root>
  )
}
