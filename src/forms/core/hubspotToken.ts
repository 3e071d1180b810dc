import Cookies from 'js-cookie'
import { consent } from '../../consent/store'

/** HubSpot's token of the visitor (§3.5), read only while analytics is allowed; a closed cookie jar has none. */
export function hubspotToken(): string | undefined {
  if (!consent.allows('analytics')) return undefined
  try {
    return Cookies.get('hubspotutk')
  } catch {
    return undefined
  }
}
