import styled from 'styled-components'
import { Checkbox } from '../components/Checkbox'
import { marketingConsentField } from '../leads/contract'
import { useStrings } from '../site/SiteContext'
import { ConsentText } from './ConsentText'

const SmallPrint = styled.div`
  font-size: var(--font-size-14);
`

/** Consent to marketing e-mails, never ticked beforehand. */
export function ConsentCheckbox({ required, error }: { required: boolean; error?: string }) {
  const { marketing_emails_consent_text } = useStrings()
  return (
    <SmallPrint>
      <Checkbox
        label={<ConsentText text={marketing_emails_consent_text} />}
        name={marketingConsentField}
        required={required}
        error={error}
      />
    </SmallPrint>
  )
}
