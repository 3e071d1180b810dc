import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Checks of single values are in src/core/values, each once. This finds a copy by its name and by what it does. */
const folders = [
  'src', 'server', 'content-api', 'content-transfer', 'editor', 'publisher', 'sandbox', 'scripts', 'plugins', 'e2e',
  'lint',
] // prettier-ignore
const room = 'src/core/values/'
/** Names that only the functions of the room have. */
const names = [
  'isRecord', 'isObject', 'isPlainObject', 'isFields', 'isDay', 'isMoment', 'isCalendarDay', 'readJson', 'readJsonFile',
  'parsedJson', 'tryParse', 'messageOf', 'errorMessage', 'isSecret', 'safeEqual',
] // prettier-ignore

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText().replace(/^\w+\.(?=readFile)/, '') === name

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
    ? unwrapped(node.expression)
    : node

/** Whether `node` is one of the comparisons that are joined by `&&`: `typeof value === 'object'`, `value !== null`. */
function comparedIn(node: ts.Expression, found: (left: string, right: string) => void): void {
  const inner = unwrapped(node)
  if (!ts.isBinaryExpression(inner)) return
  const { left, right, operatorToken } = inner
  if (/^(?:&&|\|\|)$/.test(operatorToken.getText())) {
    comparedIn(left, found)
    comparedIn(right, found)
  } else if (/^[!=]==?$/.test(operatorToken.getText())) {
    found(left.getText(), right.getText())
    found(right.getText(), left.getText())
  }
}

function asksForRecord(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !/^(?:&&|\|\|)$/.test(node.operatorToken.getText())) return false
  const [objects, nulls] = [new Set<string>(), new Set<string>()]
  comparedIn(node, (left, right) => {
    if (/^typeof /.test(left) && /^['"`]object/.test(right)) objects.add(left.replace(/^typeof /, ''))
    if (right === 'null') nulls.add(left)
  })
  return [...objects].some((value) => nulls.has(value))
}

/** A pattern that takes any day, also one that the calendar has not: all that was ever written to check a day. */
function takesDays(literal: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
  const pattern = new RegExp(source, flags.replace('g', ''))
  const whole = (text: string): boolean => pattern.exec(text)?.[0] === text
  return (
    whole('2026-02-30') &&
    whole('2026-02-28') &&
    !whole('2026-02-28 or so') &&
    !whole('aaaaaaaaaa') &&
    !whole('!!!!!!!!!!')
  )
}

const isUndefined = (node: ts.Node | undefined): boolean =>
  node === undefined || node.getText() === 'undefined'

/** `try { return JSON.parse(text) } catch { return undefined }` */
function triesToParse(node: ts.Node): boolean {
  if (!ts.isTryStatement(node)) return false
  const [first, ...others] = node.tryBlock.statements
  const [caught, ...more] = node.catchClause?.block.statements ?? []
  const isParse = first && ts.isReturnStatement(first) && first.expression
  if (!isParse || others.length > 0 || more.length > 0) return false
  return (
    isCallOf(unwrapped(first.expression), 'JSON.parse') &&
    (caught === undefined || (ts.isReturnStatement(caught) && isUndefined(caught.expression)))
  )
}

/** `error instanceof Error ? error.message : …` */
function choosesMessage(node: ts.Node): boolean {
  if (!ts.isConditionalExpression(node) || !ts.isBinaryExpression(unwrapped(node.condition))) return false
  const condition = unwrapped(node.condition).getText()
  const [, thrown] = /^(.+) instanceof Error$/.exec(condition) ?? []
  return thrown !== undefined && [`${thrown}.message`, thrown].includes(unwrapped(node.whenTrue).getText())
}

/** The sentences about copies in a text of TypeScript. */
function copies(text: string, file = 'a.ts'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const say = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1} ${what}`)
  }
  const visit = (node: ts.Node): void => {
    const name =
      ts.isFunctionDeclaration(node) || (ts.isVariableDeclaration(node) && node.initializer)
        ? node.name?.getText()
        : undefined
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      (ts.isVariableDeclaration(node) &&
        node.initializer !== undefined &&
        (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)))
    if (name && isFunction && names.includes(name)) say(node, `"${name}" is in src/core/values: import it`)
    if (asksForRecord(node) && !asksForRecord(node.parent)) say(node, 'use isRecord (src/core/values/record)')
    if (ts.isRegularExpressionLiteral(node) && takesDays(node.text))
      say(node, 'use isDay (src/core/values/day)')
    if (triesToParse(node)) say(node, 'use parsedJson (src/core/values/json)')
    if (isCallOf(node, 'JSON.parse') && node.arguments[0]) {
      const read = unwrapped(node.arguments[0])
      if (isCallOf(read, 'readFileSync') || isCallOf(read, 'readFile'))
        say(node, 'use readJson (src/core/values/readJson)')
    }
    if (choosesMessage(node)) say(node, 'use messageOf or errorOf (src/core/values/error)')
    if (isCallOf(node, 'timingSafeEqual')) say(node, 'use isSecret (src/core/values/isSecret)')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it.each([
  ['const isRecord = (value: unknown) => Boolean(value)', '"isRecord" is in src/core/values: import it'],
  ['function isDay(text: string) { return true }', '"isDay" is in src/core/values: import it'],
  ["const is = (a: unknown) => typeof a === 'object' && a !== null", 'use isRecord (src/core/values/record)'],
  ["if (a.b !== null && !c && typeof a.b === 'object') d()", 'use isRecord (src/core/values/record)'],
  ["if (typeof a !== 'object' || a === null) d()", 'use isRecord (src/core/values/record)'],
  ["const kept = typeof a == 'object' && a ? 1 : 2", undefined],
  ['const day = /^\\d{4}-\\d{2}-\\d{2}$/', 'use isDay (src/core/values/day)'],
  ['const day = /^(?:19|20)\\d\\d-\\d\\d-\\d\\d$/.test(text)', 'use isDay (src/core/values/day)'],
  ['const month = /^\\d{4}-\\d{2}$/', undefined],
  ['const time = /^\\d{4}-\\d{2}-\\d{2}T/', undefined],
  [
    'function f() { try { return JSON.parse(a) } catch { return undefined } }',
    'use parsedJson (src/core/values/json)',
  ],
  ["const a = JSON.parse(readFileSync(file, 'utf8')) as A", 'use readJson (src/core/values/readJson)'],
  ["const a = JSON.parse(await fs.readFile(file, 'utf8'))", 'use readJson (src/core/values/readJson)'],
  ['say(e instanceof Error ? e.message : String(e))', 'use messageOf or errorOf (src/core/values/error)'],
  ['say(e instanceof Error ? e : new Error(e))', 'use messageOf or errorOf (src/core/values/error)'],
  ['timingSafeEqual(a, b)', 'use isSecret (src/core/values/isSecret)'],
])('%s: %s', (text, sentence) => {
  expect(copies(text)).toEqual(sentence === undefined ? [] : [`a.ts:1 ${sentence}`])
})

it('no source has a copy', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.startsWith(room) && file !== 'lint/copiesOfValues.test.ts',
      ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => copies(readFileSync(file, 'utf8'), file))).toEqual([])
})
