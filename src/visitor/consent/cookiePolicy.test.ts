import { readdirSync, readFileSync } from 'node:fs'
import { localeCookie, localeCookieAge } from '../../../locales.config'
import { blockedToolbarKey } from '../../browser/preview/blockedToolbar'
import { copyCaches, offlineCache } from '../../browser/serviceWorker/caches'
import { loggedInCookie, previouslyLoggedIn } from '../../browser/start/returningVisitor'
import { surveyKey } from '../../browser/survey/answered'
import { brand } from '../../core/brand'
import { suggestionKey } from '../../design/layout/LocaleSuggestion'
import { dismissalKey } from '../../design/layout/PageNotification'
import { openedResourcesKey } from '../../leads/forms/gate/storedResources'
import { qualificationKey } from '../../leads/qualification/savedChoices'
import { demoProgressKey } from '../../product/demo/storage'
import { pictureDatabases, workKeys } from '../../tools/savedWork/workKeys'
import { attributionCookies, landingCookies, storedValues, vendorValues } from '../attribution/parameters'
import { experimentCookies } from '../experiments/cookies'
import { savedSetCookie, signalCookies } from './decisionCookies'
import { consentKey, consentLifetime } from './record'
import { entryOf, registry, type Lifetime, type StoredKind } from './registry'
import type { ConsentCategory } from './state'

type Policy = { data: Record<string, unknown> & { body: { text: string }[] } }

const folder = 'content/documents'
const textsOf = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')
const policies = readdirSync(folder).map((language): [string, Policy['data']] => [
  language,
  (JSON.parse(textsOf(`${language}/cookie_policy.cookie-policy.json`)) as Policy).data,
])

const day = 24 * 60 * 60

describe('the registry', () => {
  it('declares a name once', () => {
    const all = registry.flatMap(({ kind, names }) => names.map((name) => `${kind} ${name}`))
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  const written: [StoredKind, readonly string[], ConsentCategory, Lifetime][] = [
    ['cookie', [localeCookie], 'necessary', { days: localeCookieAge / day }],
    ['cookie', [loggedInCookie], 'necessary', 'set by the provider'],
    ['cookie', [previouslyLoggedIn.name], 'functionality', { days: previouslyLoggedIn.days }],
    ['localStorage', [consentKey], 'necessary', { days: consentLifetime / 1000 / day }],
    ['cookie', [savedSetCookie.name], 'necessary', { days: savedSetCookie.days }],
    ['cookie', signalCookies.names, 'necessary', { days: signalCookies.days }],
    ['cookie', Object.values(experimentCookies), 'analytics', { days: 365 }],
    [
      'cookie',
      storedValues.map(({ name }) => name),
      attributionCookies.category,
      { days: attributionCookies.days },
    ],
    [
      'cookie',
      Object.values(landingCookies).map(({ name }) => name),
      attributionCookies.category,
      { minutes: attributionCookies.landingMinutes },
    ],
    ['cookie', vendorValues.map(({ cookie }) => cookie), attributionCookies.category, 'set by the provider'],
    [
      'sessionStorage',
      [dismissalKey, suggestionKey, qualificationKey, surveyKey, blockedToolbarKey],
      'necessary',
      'session',
    ],
    ['localStorage', [openedResourcesKey, demoProgressKey, surveyKey], 'functionality', 'until deleted'],
    ['localStorage', workKeys, 'necessary', 'until deleted'],
    ['indexedDB', pictureDatabases, 'necessary', 'until deleted'],
    ['cacheStorage', [offlineCache], 'necessary', 'until deleted'],
    ...Object.entries(copyCaches).map(([name, { days }]): (typeof written)[number] => [
      'cacheStorage',
      [name],
      'functionality',
      { days },
    ]),
  ]

  it.each(written)('has every %s of the code: %j', (kind, names, category, lifetime) => {
    for (const name of names)
      expect([name, entryOf(kind, name)]).toMatchObject([name, { category, lifetime }])
  })

  it('has nothing of ours that the code does not know', () => {
    const read: readonly string[] = vendorValues.map(({ cookie }) => cookie)
    const known = written.flatMap(([, names]) => names).filter((name) => !read.includes(name))
    const ours = registry.filter(({ provider }) => provider === brand.name)
    expect(ours.flatMap(({ names }) => names).sort()).toEqual([...known].sort())
  })

  it('has in databases only what is necessary, because a withdrawal deletes none', () => {
    const databases = registry.filter(({ kind }) => kind === 'indexedDB')
    expect(databases.map(({ category }) => category)).toEqual(['necessary'])
  })

  it('says in the purpose why a policy does not name something', () => {
    for (const { inPolicy, purpose } of registry) {
      if (inPolicy === false) expect(purpose).toContain('Not in the policies')
    }
  })

  it('spells the storage key of scrolled pages as its module does', () => {
    expect(readFileSync('src/gatsby/browserBundle/scrollContext.ts', 'utf8')).toContain('`@@scroll|')
  })
})

it('there is a policy in every language', () => {
  expect(policies).toHaveLength(15)
})

it.each(policies)(
  'the policy in %s repeats no name and no lifetime of the registry in its texts',
  (_, data) => {
    const { purposes: _rows, ...texts } = data
    const text = JSON.stringify(texts)
    for (const name of registry.flatMap(({ names }) => names)) {
      expect([name, text.includes(`${name.replace(/\*$/, '')} `)]).toEqual([name, false])
    }
    expect(text).not.toMatch(/\b(365|60|30)\b/)
  },
)

/** What a link that reopens the consent may be called, by language. */
const settingsNames: Record<string, RegExp> = {
  da: /cookie-?indstilling\w*/gi,
  de: /cookie-?einstellung\w*/gi,
  en: /cookie (settings|preferences)/gi,
  es: /(configuración|ajustes|preferencias) de (las )?cookies/gi,
  fi: /evästeaset\w*/gi,
  fr: /(paramètres|préférences) (des|de) cookies/gi,
  it: /(impostazioni|preferenze) (dei|sui) cookie/gi,
  nb: /innstilling\w* for informasjonskaps\w*/gi,
  nl: /cookie-?(instelling|voorkeur)\w*/gi,
  pt: /(definições|preferências) (de|dos) cookies/gi,
  sv: /cookie-?inställning\w*/gi,
}

it.each(policies)(
  'the policy in %s says how to change the decision, as the link of the footer is called',
  (language, { body }) => {
    const { data } = JSON.parse(textsOf(`${language}/global_strings.json`)) as {
      data: { cookie_settings: string }
    }
    expect(data.cookie_settings).not.toBe('')
    expect(body.map((block) => block.text).join(' ')).toContain(data.cookie_settings)
    const names = settingsNames[language.slice(0, 2)]
    if (!names) throw new Error(`What are cookie settings called in ${language}?`)
    for (const file of readdirSync(`${folder}/${language}`)) {
      // A document may only promise the link that is there.
      for (const name of textsOf(`${language}/${file}`).match(names) ?? []) {
        expect([file, name]).toEqual([file, data.cookie_settings])
      }
    }
  },
)
