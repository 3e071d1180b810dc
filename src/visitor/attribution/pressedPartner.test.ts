/** @jest-environment jsdom */
import { partnerRegisterUrl, registerUrl } from '../../core/brand/registration'
import { pressedPartner } from './pressedPartner'

it.each([
  [`${partnerRegisterUrl}`, {}],
  [`${partnerRegisterUrl}?plan=growth#form`, {}],
  [`${partnerRegisterUrl}?pt_ref=acme#form`, { id: 'acme' }],
  [`${registerUrl}?plan=growth&pt_ref=acme`, { id: 'acme' }],
  [`${partnerRegisterUrl}?pt_ref=<script>`, {}],
])('%s is for the partner %j', (href, partner) => expect(pressedPartner(href)).toEqual(partner))

it.each([undefined, registerUrl, `${registerUrl}?plan=growth`, `${registerUrl}?next=/partner/register`])(
  '%s is for no partner',
  (href) => expect(pressedPartner(href)).toBeUndefined(),
)
