import { isPartnerRegisterUrl } from '../brand/registration'
import { partnerOf } from './touch'

/**
 * The partner that a pressed link to the registration is for: its `partner` or `pt_ref`, without an id when a link to
 * the registration of partners names none; undefined for any other link.
 */
export function pressedPartner(href = ''): { id?: string } | undefined {
  const partner = partnerOf(/\?([^#]*)/.exec(href)?.[1] ?? '')
  return partner ?? (isPartnerRegisterUrl(href) ? {} : undefined)
}
