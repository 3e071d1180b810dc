import Cookies from 'js-cookie'
import { consent } from '../../../visitor/consent/store'
import { mayRun } from '../../../visitor/consent/thirdParties'

/**
 * HubSpot's visitor token, read only while its tracking may run: it connects a lead with the page views and campaigns that
 * this has counted. Undefined when the browser blocks cookies.
 */
export function hubspotToken(): string | undefined {
  if (!mayRun('hubspot', consent.state())) return undefined
  try {
    return Cookies.get('hubspotutk')
  } catch {
    return undefined
  }
}
