/**
 * Forms of Typeform in a frame, with the address and the messages of its embed SDK (@typeform/embed 6.1.1): the SDK itself
 * would load its styles from Typeform and would not check who sends a message.
 */
import { isRecord } from '../../../core/values/record'
import type { Integrations } from '../../../visitor/integrations/contract'
import type { SurveyVendor } from '../../survey/vendor'

const said: Readonly<Record<string, ReturnType<SurveyVendor['read']>>> = {
  'form-ready': 'ready',
  'form-submit': 'submitted',
  'form-close': 'closed',
}

const isMessage = (value: unknown): value is { type: unknown; embedId: unknown } =>
  isRecord(value) && 'type' in value && 'embedId' in value

export const typeform = ({ origin }: Pick<Required<Integrations>['typeform'], 'origin'>): SurveyVendor => ({
  address({ id, embedId, host, mayTrack }) {
    const address = new URL(`${origin}/to/${id}`)
    address.search = new URLSearchParams({
      'typeform-embed-id': embedId,
      'typeform-embed': 'embed-widget',
      'typeform-source': host.replace(/^www\./, ''),
      'typeform-medium': 'embed-sdk',
      'typeform-medium-version': 'next',
      // The page has a heading.
      'typeform-embed-no-heading': 'true',
      ...(mayTrack ? {} : { 'disable-tracking': 'true' }),
    }).toString()
    return address
  },
  read(message, embedId) {
    if (!isMessage(message) || message.embedId !== embedId) return undefined
    return Object.entries(said).find(([type]) => type === message.type)?.[1]
  },
})
