/** @jest-environment jsdom */
import { loadFormsData } from '../../../content/site/loadFormsData'
import { partnerRegisterUrl, registerUrl } from '../../../core/brand/registration'
import { visitPartner } from '../../../visitor/attribution/visit'
import { prepareSignUp } from './prepareSignUp'
import type { SignUpOptions } from './request'

jest.mock('../../../content/site/loadFormsData', () => ({ loadFormsData: jest.fn() }))
jest.mock('../../../visitor/experiments', () => ({ bucketOf: () => undefined }))
jest.mock('../../../visitor/attribution/visit', () => ({ visitPartner: jest.fn() }))

const content = {
  title: 'Start here',
  subtitle: '',
  partner: { title: 'Start with your offer', subtitle: '' },
  features: [],
}
beforeEach(() => {
  jest.mocked(loadFormsData).mockResolvedValue({ disallowedEmailDomains: [], signUpModal: content })
  jest.mocked(visitPartner).mockReset()
})

const view = (options: SignUpOptions) =>
  prepareSignUp(
    { ...options, trigger: 'request' },
    { urlCode: 'en', htmlLang: 'en-GB', fallbackTitle: 'Sign up' },
  )

it('a plain link on a page about partners shows their texts and makes no lead of a partner', async () => {
  const shown = await view({ partnerTexts: true, href: `${registerUrl}?plan=growth` })
  expect(shown.title).toBe('Start with your offer')
  expect(shown).not.toHaveProperty('partner')
})

it.each<[string, SignUpOptions, { id: string } | undefined, { id?: string } | undefined]>([
  ['nobody', { href: registerUrl }, undefined, undefined],
  ['the partner of the visit', { href: registerUrl }, { id: 'visit' }, { id: 'visit' }],
  [
    'the partner of the pressed link',
    { href: `${registerUrl}?pt_ref=link` },
    { id: 'visit' },
    { id: 'link' },
  ],
  ['an unknown partner', { href: partnerRegisterUrl }, undefined, {}],
  ['an unknown partner is that of the visit', { href: partnerRegisterUrl }, { id: 'visit' }, { id: 'visit' }],
  ['the request', { partner: {} }, undefined, {}],
])('the lead is for %s', async (_name, options, ofVisit, partner) => {
  jest.mocked(visitPartner).mockReturnValue(ofVisit)
  const shown = await view(options)
  expect(shown.partner).toEqual(partner)
  expect(shown.title).toBe(partner ? 'Start with your offer' : 'Start here')
})
