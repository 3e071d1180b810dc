import { useId } from 'react'
import styled from 'styled-components'
import { useStrings } from '../i18n/SiteContext'
import type { LeadFieldName } from './leadContract'

const marketingConsentField: LeadFieldName = 'marketing_consent'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  align-items: start;
  font-size: var(--font-size-14);
  line-height: 1.5;
`

const Box = styled.input`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--colour-accent);
`

/** Leave to send marketing e-mails, never ticked beforehand (§3.6 `marketing_emails_consent_text`). */
export function ConsentCheckbox({ required }: { required: boolean }) {
  const { marketing_emails_consent_text } = useStrings()
  const id = useId()
  return (
    <Root>
      <Box type="checkbox" id={id} name={marketingConsentField} value="true" required={required} />
      <label htmlFor={id}>{marketing_emails_consent_text}</label>
    </Root>
  )
}
