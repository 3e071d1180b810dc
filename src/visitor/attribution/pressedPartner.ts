import { isPartnerRegisterUrl } from '../../core/brand/registration'
import { partnerOf } from './touch'
import { visitPartner } from './visit'

/**
 * The partner that a pressed link to the registration is for: its `partner` or `pt_ref`, without an id when a link to
 * the registration of partners names none; undefined for any other link.
 */
export function pressedPartner(href = ''): { id?: string } | undefined {
  const partner = partnerOf(/\?([^#]*)/.exec(href)?.[1] ?? '')
  return partner ?? (isPartnerRegisterUrl(href) ? {} : undefined)
}

/**
 * The partner of a registration: the one that the pressed link is for, else the one who sent the visitor; a pressed link
 * to the registration of partners that names none is for the visitor's. Undefined for a registration without a partner.
 */
export function registrationPartner(href?: string): { id?: string } | undefined {
  const pressed = pressedPartner(href)
  const ofVisit = visitPartner()
  return pressed || ofVisit ? { ...ofVisit, ...pressed } : undefined
}
