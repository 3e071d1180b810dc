import Cookies from 'js-cookie'
import { consent } from '../../consent/store'

/** HubSpot's visitor token, read only while analytics is allowed; undefined when the browser blocks cookies. */
export function hubspotToken(): string | undefined {
  if (!consent.allows('analytics')) return undefined
  try {
    return Cookies.get('hubspotutk')
  } catch {
    return undefined
  }
}
