import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buttonClass } from '../components/Button/style'
import { globalCss } from '../theme/globalCss'
import { menuIconsCss } from '../theme/icons/sprite'
import { frameCss } from './frameCss'
import { openedCss } from './openedCss'

const css = frameCss + openedCss

const folders = [
  __dirname,
  ...['ButtonRow', 'Icon'].map((name) => path.join(__dirname, '../components', name)),
]

/** Names of classes in the components of the frame, and of buttons. */
const usedClasses = new Set(
  [
    ...folders
      .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)])
      .map(([, names = '']) => names),
    ...(['primary', 'secondary', 'quiet'] as const).map(buttonClass),
  ].flatMap((names) => names.split(' ')),
)

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))

it('has a rule for each class of the frame, and none for another', () => {
  const styled = classesIn(css)
  const unstyled = [...usedClasses].filter((name) => !styled.has(name) && !classesIn(globalCss).has(name))
  expect(unstyled).toEqual([])
  expect([...styled].filter((name) => !usedClasses.has(name))).toEqual([])
})

it('uses custom properties that the style of every page defines, or a component', () => {
  const defined = new Set(
    [...(globalCss + menuIconsCss).matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name),
  )
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  expect([...used].filter((name) => !defined.has(name))).toEqual(['--icon'])
})

it('is short, and complete', () => {
  expect(css).not.toMatch(/\n|\/\*| \{|;\}/)
  expect(css.split('{')).toHaveLength(css.split('}').length)
  expect(frameCss).toContain('.header-actions>a{min-width:0;padding:0 var(--space-12);')
  expect(frameCss).toContain('calc(var(--width-wide) + 2 * var(--gutter))')
  expect(openedCss).toContain('.menu-entries :is(a:hover,[aria-current]){')
})
