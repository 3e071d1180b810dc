import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import model from '../customtypes/cookie_policy/index.json'
import { choiceCategories, consentCategories } from '../src/visitor/consent/state'

/** The list of the categories, their types and their parser. */
const home = 'src/visitor/consent/state.ts'
const folders = [
  'src',
  'server',
  'content-api',
  'content-transfer',
  'editor',
  'publisher',
  'scripts',
  'plugins',
  'e2e',
]
/** Tests say what they expect, and the stand-ins of vendors have the vendors' own names. */
const isChecked = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file)

/** What an entry of a list, an object, a pattern or a type is called. */
function nameOf(node: ts.Node): string {
  if (ts.isLiteralTypeNode(node)) return nameOf(node.literal)
  if (ts.isArrayLiteralExpression(node) && node.elements[0]) return nameOf(node.elements[0])
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText()
  if (ts.isStringLiteralLike(node)) return node.text
  const name = (node as ts.Node & { name?: ts.Node }).name
  return name === undefined ? '' : name.getText().replace(/^['"]|['"]$/g, '')
}

/** The lines of a text that write out all categories of a choice once more. */
function copies(text: string, file = 'a.ts'): string[] {
  if (!choiceCategories.every((category) => text.includes(category))) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const names = new Set<string>()
    ts.forEachChild(node, (child) => void names.add(nameOf(child)))
    if (choiceCategories.every((category) => names.has(category)))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it.each([
  ["const asked = ['functionality', 'analytics', 'advertisement']", 1],
  ['const none = { advertisement: false, analytics: false, functionality: false, necessary: true }', 1],
  ['const { functionality, analytics: measured, advertisement } = choice', 1],
  ["type Asked = 'functionality' | 'analytics' | 'advertisement'", 1],
  ['type Choice = { functionality: boolean; analytics: boolean; advertisement: boolean }', 1],
  ["const any = [['functionality'], ['analytics'], ['advertisement']]", 1],
  ["const measuring = ['analytics', 'advertisement']", 0],
  ['choiceOf((category) => preferences[category])', 0],
])('%s: %d', (text, count) => {
  expect(copies(text)).toHaveLength(count)
})

it(`the categories of a choice are written out in ${home} alone`, () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => isChecked(file) && file !== home),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => copies(readFileSync(file, 'utf8'), file))).toEqual([])
  expect(copies(readFileSync(home, 'utf8'))).toHaveLength(1)
})

it('editors describe each category, and no other', () => {
  const { options } = model.json.Main.categories.config.fields.category.config
  expect([...options].sort()).toEqual([...consentCategories].sort())
})
