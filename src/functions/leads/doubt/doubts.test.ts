import type { Doubt } from '../../../leads/model/properties'
import { doubtsAbout, type Signs } from './doubts'

it.each<[string, Signs, Doubt[]]>([
  ['a passed bot check', { botCheck: 'passed', trap: '', elapsed: 0 }, []],
  ['a site without bot protection', { botCheck: 'not_configured', trap: '', elapsed: 2000 }, []],
  ['a native form of such a site', { botCheck: 'not_configured', trap: '' }, []],
  [
    'no token, however long it took',
    { botCheck: 'without_token', trap: '', elapsed: 9e6 },
    ['without_token'],
  ],
  ['no answer of the service', { botCheck: 'unverified', trap: '', elapsed: 5000 }, ['unverified']],
  [
    'no answer of the service, to who had all filled in',
    { botCheck: 'unverified', trap: '', elapsed: 9 },
    ['unverified'],
  ],
  ['a filled trap', { botCheck: 'passed', trap: 'x', elapsed: 5000 }, ['trap_filled']],
  [
    'everything',
    { botCheck: 'without_token', trap: 'x', elapsed: 1 },
    ['without_token', 'trap_filled', 'too_quick'],
  ],
])('%s', (_name, signs, expected) => {
  expect(doubtsAbout(signs)).toEqual(expected)
})
