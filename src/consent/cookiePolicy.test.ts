import { readdirSync, readFileSync } from 'node:fs'
import { attributionCookies, landingCookies, storedValues, vendorValues } from '../attribution/parameters'
import { experimentCookies } from '../experiments/cookies'
import { consentKey } from './record'

type Policy = {
  data: {
    categories: { category: string; cookies: { name: string; lifetime: string }[] }[]
    body: { text: string }[]
  }
}

const folder = 'content/documents'
const policies = readdirSync(folder).map((language): [string, Policy['data']] => [
  language,
  (JSON.parse(readFileSync(`${folder}/${language}/cookie_policy.cookie-policy.json`, 'utf8')) as Policy).data,
])

/** The cookies of a category, each with the number of its lifetime; 0 where a vendor decides it. */
const listed = ({ categories }: Policy['data'], category: string): Record<string, number> =>
  Object.fromEntries(
    categories
      .filter((one) => one.category === category)
      .flatMap(({ cookies }) => cookies)
      .flatMap(({ name, lifetime }) => name.split(', ').map((one) => [one, parseInt(lifetime) || 0])),
  )

const all = (names: readonly string[], lifetime: number): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, lifetime]))

it('there is a policy in every language', () => {
  expect(policies).toHaveLength(15)
})

it.each(policies)('the policy in %s names every cookie with its category and lifetime', (_, policy) => {
  expect(listed(policy, attributionCookies.category)).toEqual({
    ...all(
      storedValues.map(({ name }) => name),
      attributionCookies.days,
    ),
    ...all(
      Object.values(landingCookies).map(({ name }) => name),
      attributionCookies.landingMinutes,
    ),
    ...all(
      vendorValues.map(({ cookie }) => cookie),
      0,
    ),
  })
  expect(listed(policy, 'analytics')).toMatchObject(all(Object.values(experimentCookies), 365))
})

it.each(policies)('the policy in %s names where the decision is stored', (_, { body }) => {
  expect(body.some(({ text }) => text.includes(consentKey))).toBe(true)
})
