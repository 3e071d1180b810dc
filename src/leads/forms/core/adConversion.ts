import { analytics } from '../../../visitor/analytics/queue'
import { heldAttribution } from '../../../visitor/attribution/visit'
import type { LeadFormId } from '../../model/contract'
import { emailError, isGenericEmail, workEmailError } from '../../model/emailAddress'

/** The forms whose beginning is a conversion for advertisers. */
const convertingForms: readonly LeadFormId[] = ['sign_up', 'demo']

type AdConversionOptions = {
  form: LeadFormId
  /** The id that all tracking of the submission shares. */
  externalId: string
  /** Free-mail domains of the content; undefined when they could not be loaded. */
  domains: Promise<ReadonlySet<string> | undefined>
}

/**
 * Reports that a visitor has begun a form, by its first address of a company: to advertisers, with the ids of their
 * advertisements. The address is not reported. The event waits in the page until advertisement is allowed. The returned function takes each address that was typed.
 */
export function adConversion({ form, externalId, domains }: AdConversionOptions): (address: string) => void {
  let isReported = !convertingForms.includes(form)
  const report = async (address: string): Promise<void> => {
    if (isReported || emailError(address) || isGenericEmail(address)) return
    if (workEmailError(address, (await domains) ?? new Set()) || isReported) return
    isReported = true
    const { _fbc: fbc, _fbp: fbp, _ttcid: ttclid, li_fat_id } = heldAttribution()
    analytics.track('Ad conversion started', {
      form,
      externalId,
      ...(fbc ? { fbc } : {}),
      ...(fbp ? { fbp } : {}),
      ...(ttclid ? { ttclid } : {}),
      ...(li_fat_id ? { li_fat_id } : {}),
    })
  }
  return (address) => void report(address.trim())
}
