import { existsSync } from 'node:fs'
import { templates } from '../content/plan/templates'
import { signUpPlace } from './signUpPlace'

it('the pages with prices say so, in every market', () => {
  const pricing = [templates['pricing'], templates['secondary_pricing'], '/us/pricing']
  expect(pricing.map((page) => signUpPlace(page ?? ''))).toEqual(Array(3).fill({ signUp: 'pricing' }))
  expect(existsSync('src/pages/us/pricing.tsx')).toBe(true)
})

it('the pages about partners say so', () => {
  const partner = ['partner', 'partner_big_form', 'partnership_case'].map((type) => templates[type])
  expect(partner.map((page) => signUpPlace(page ?? ''))).toEqual(Array(3).fill({ signUp: 'partner' }))
})

it('other pages say nothing', () => {
  expect(signUpPlace('Homepage')).toEqual({})
  expect(signUpPlace('/en/pricing')).toEqual({})
})
