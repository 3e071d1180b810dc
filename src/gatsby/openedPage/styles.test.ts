/** @jest-environment jsdom */
import { __PRIVATE__ } from 'styled-components'
import { keepEveryStyleRule } from '../../design/theme/styleRules.fixture'
import { addSharedStyles } from './styles'

keepEveryStyleRule()

/** A style sheet as a build writes it. */
const sheet = (...parts: string[]): string => parts.map((part) => `${part}/*!sc*/\n`).join('')
const note = (id: string, names: string): string => `data-styled.g7[id="${id}"]{content:"${names}"}`

const rulesInDocument = (): string[] =>
  [...document.styleSheets].flatMap((styleSheet) =>
    [...styleSheet.cssRules].map(({ cssText }) => cssText.replace(/\s/g, '')),
  )

it('each variant of a component has its rules, which are added once', () => {
  addSharedStyles(
    sheet('.but1{border:0;}', '@media (min-width: 62em){.but1{border:1px;}}', note('qz0', 'but1,')),
  )
  addSharedStyles(
    sheet(
      '.but1{border:0;}',
      '@media (min-width: 62em){.but1{border:1px;}}',
      '.but2{top:2px;}',
      '.qz0+.qz0{top:3px;}',
      note('qz0', 'but1,but2,'),
    ),
  )
  const rules = rulesInDocument().filter((rule) => /but|qz0/.test(rule))
  expect(rules).toHaveLength(4)
  expect(rules.slice(2)).toEqual(['.but2{top:2px;}', '.qz0+.qz0{top:3px;}'])
  const { mainSheet } = __PRIVATE__
  expect(['but1', 'but2', 'but3'].map((name) => mainSheet.hasNameForId('qz0', name))).toEqual([
    true,
    true,
    false,
  ])
})

it('a component with rules before its first variant keeps them', () => {
  addSharedStyles(sheet('.chR2+.chR2{text-align:end;}', '.det1{top:0;}', note('chR2', 'det1,')))
  expect(rulesInDocument()).toEqual(expect.arrayContaining(['.chR2+.chR2{text-align:end;}', '.det1{top:0;}']))
})
