import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'
import { Checkbox } from '../../design/components/Checkbox'
import { marketingConsentField } from '../model/contract'
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
