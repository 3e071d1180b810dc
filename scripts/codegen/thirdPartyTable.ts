import type { ConsentCategory } from '../../src/visitor/consent/state'
import { thirdParties } from '../../src/visitor/consent/thirdParties'
import { withMarked } from './marked'

type Row = (typeof thirdParties)[keyof typeof thirdParties]

function byItself(needs: readonly (readonly ConsentCategory[])[]): string {
  if (needs.length === 0) return 'never'
  if (needs.some((categories) => categories.length === 0)) return 'always'
  return `with consent to ${needs.map((categories) => categories.join(' and ')).join(' or ')}`
}

function onRequest(row: Row): string {
  if ('inPreviews' in row) return 'for an editor who has opened a preview of drafts'
  if ('onPress' in row) return `after a press, until a later decision refuses ${row.onPress}`
  return 'onRequestUnlessRefused' in row
    ? `after typing in a form, unless ${row.onRequestUnlessRefused} is refused`
    : ''
}

/** docs/privacy.md with its table of the third parties that a page may contact, and when. */
export function withThirdPartyTable(page: string): string {
  const rows = Object.entries(thirdParties).map(
    ([name, row]) => `| \`${name}\` | ${byItself(row.needs)} | ${onRequest(row)} |`,
  )
  const head = [
    '| third party | runs by itself | runs for a visitor who asks for it |',
    '| --- | --- | --- |',
  ]
  return withMarked(
    page,
    'third parties',
    'src/visitor/consent/thirdParties.ts',
    [...head, ...rows].join('\n'),
  )
}
