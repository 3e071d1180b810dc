import type { StoredCondition } from '../../src/visitor/consent/conditions'
import { registry, type Lifetime, type StoredEntry } from '../../src/visitor/consent/registry'
import { consentCategories } from '../../src/visitor/consent/state'
import { withMarked } from './marked'

function shownLifetime(lifetime: Lifetime): string {
  if (typeof lifetime === 'string') return lifetime
  return Object.entries(lifetime)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(', ')
}

const inWords: Record<StoredCondition, string> = {
  opened: 'when a page is opened',
  used: 'when it is used',
  decided: 'after a decision',
  openedUnlessRefused: 'when a page is opened, unless refused',
  typedUnlessRefused: 'when a visitor types in a form, unless refused',
  usedUnlessRefused: 'when it is used, unless refused',
  pressed: 'after a press',
  allowed: 'with consent',
}

const row = ({ names, kind, provider, category, when, lifetime, purpose }: StoredEntry): string =>
  [
    '',
    ` ${names.map((name) => `\`${name}\``).join(', ')} `,
    ` ${kind} `,
    ` ${provider} `,
    ` ${category} `,
    ` ${inWords[when]} `,
    ` ${shownLifetime(lifetime)} `,
    ` ${purpose} `,
    '',
  ].join('|')

/** docs/privacy.md with its table of everything that is stored, in the order of the categories. */
export function withStoredTable(page: string): string {
  const rows = consentCategories.flatMap((category) =>
    registry.filter((entry) => entry.category === category).map(row),
  )
  const head = [
    '| names | kind | provider | category | stored | lifetime | purpose |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ]
  return withMarked(page, 'stored', 'src/visitor/consent/registry.ts', [...head, ...rows].join('\n'))
}
