import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { attributionCookies, landingCookies, storedValues, vendorValues } from '../attribution/parameters'
import { demoProgressKey } from '../demo/storage'
import { experimentCookies } from '../experiments/cookies'
import { openedResourcesKey } from '../forms/gate/storedResources'
import { suggestionKey } from '../layout/LocaleSuggestion'
import { dismissalKey } from '../layout/PageNotification'
import { qualificationKey } from '../qualification/savedChoices'
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

/** How Gatsby begins the names under which it stores scroll positions; its module does not export it. */
const scrollKeyPrefix = '@@scroll'

it('the storage key of Gatsby is spelled as in its module', () => {
  const module = readFileSync(require.resolve('gatsby-react-router-scroll/session-storage'), 'utf8')
  expect(module).toContain(`"${scrollKeyPrefix}|"`)
})

it.each(policies)('the policy in %s names every entry of the browser’s storage', (_, { body }) => {
  const text = body.map((block) => block.text).join(' ')
  const keys = [
    consentKey,
    dismissalKey,
    suggestionKey,
    openedResourcesKey,
    qualificationKey,
    scrollKeyPrefix,
  ]
  for (const key of keys) expect(text).toContain(key)
})

const demoLanguages = policies.filter(([language]) => existsSync(`${folder}/${language}/product_demo.json`))

it('there is an interactive demo', () => {
  expect(demoLanguages).not.toEqual([])
})

it.each(demoLanguages)('the policy in %s names the progress of the interactive demo', (_, { body }) => {
  expect(body.map((block) => block.text).join(' ')).toContain(demoProgressKey)
})

/** What a link that reopens the consent would be called, by language. No page has such a link yet. */
const settingsNames: Record<string, RegExp> = {
  da: /cookie-?indstilling/i,
  de: /cookie-?einstellung/i,
  en: /cookie (settings|preferences)/i,
  es: /(configuración|ajustes|preferencias) de (las )?cookies/i,
  fi: /evästeaset/i,
  fr: /(paramètres|préférences) (des|de) cookies/i,
  it: /(impostazioni|preferenze) (dei|sui) cookie/i,
  nb: /innstilling\w* for informasjonskaps/i,
  nl: /cookie-?(instelling|voorkeur)/i,
  pt: /(definições|preferências) (de|dos) cookies/i,
  sv: /cookie-?inställning/i,
}

it.each(policies.map(([language]) => language))('no document in %s promises cookie settings', (language) => {
  const name = settingsNames[language.slice(0, 2)]
  if (!name) throw new Error(`What are cookie settings called in ${language}?`)
  const promising = readdirSync(`${folder}/${language}`).filter((file) =>
    name.test(readFileSync(`${folder}/${language}/${file}`, 'utf8')),
  )
  expect(promising).toEqual([])
})
