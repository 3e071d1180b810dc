import type { Content } from '@prismicio/client'
import { formatDuration } from '../../core/i18n/formatDuration'
import { policyEntries, policyKey } from '../../visitor/consent/policyEntries'
import { conditionText } from '../../visitor/consent/policyWords'
import type { Lifetime, StoredEntry } from '../../visitor/consent/registry'

type Words = Content.CookiePolicyDocument['data']

function shownLifetime(lifetime: Lifetime, words: Words, htmlLang: string): string {
  if (lifetime === 'session') return words.session_label ?? ''
  if (lifetime === 'until deleted') return words.until_deleted_label ?? ''
  if (lifetime === 'set by the provider') return words.by_provider_label ?? ''
  if ('months' in lifetime) return formatDuration(lifetime.months, 'month', htmlLang)
  if ('days' in lifetime) return formatDuration(lifetime.days, 'day', htmlLang)
  return formatDuration(lifetime.minutes, 'minute', htmlLang)
}

/** Name, provider, purpose, condition and lifetime, as the table of a cookie policy shows them. */
function policyRow(entry: StoredEntry, words: Words, htmlLang: string): string[] {
  const { kind, names, provider, when, lifetime } = entry
  const { purpose } = (words.purposes ?? []).find((row) => row.entry === policyKey(entry)) ?? {}
  const place = kind === 'cookie' ? '' : ` (${words.storage_label ?? ''})`
  return [
    names.join(', ') + place,
    provider,
    purpose ?? '',
    conditionText(words.conditions, when),
    shownLifetime(lifetime, words, htmlLang),
  ]
}

/** What is stored in a category: the facts of the registry with the words of the policy, in the order of the registry. */
export const policyRows = (category: string, words: Words, htmlLang: string): string[][] =>
  policyEntries
    .filter((entry) => entry.category === category)
    .map((entry) => policyRow(entry, words, htmlLang))
