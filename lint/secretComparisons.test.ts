import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { readImportGraph } from '../scripts/rooms/importGraph'
import { isTest } from '../scripts/rooms/roomOf'

/**
 * Secrets are compared by `isSecret` (src/core/secrets) alone, whose time tells nothing about them. This finds every other
 * comparison of something that is named like one.
 */
const secretName =
  /(?:secret|password|passphrase|api_?key|secretkey|credential|signature|(?:^|access|auth|bearer|write)_?tokens?)(?:of|s)?$/i
const equalities = [
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]
const comparingMethods = ['includes', 'indexOf', 'startsWith', 'endsWith', 'localeCompare', 'has', 'equals']

/** The name that a value goes by: of a variable, a property, a called function; of `a ?? b` that of `a`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return node.text.replace(/^#/, '')
  if (ts.isPropertyAccessExpression(node)) return node.name.text.replace(/^#/, '')
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text
  if (ts.isCallExpression(node)) return nameOf(node.expression)
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAwaitExpression(node))
    return nameOf(node.expression)
  if (ts.isBinaryExpression(node)) return nameOf(node.left)
  return ''
}

/** What a value is compared with to learn whether it is there at all, or of which kind. */
const isConstant = (node: ts.Expression): boolean =>
  ts.isLiteralExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)

const isSecretValue = (node: ts.Expression): boolean =>
  secretName.test(nameOf(node)) && !nameOf(node).startsWith('without')

/** The comparisons of secrets in a text of TypeScript, as they are written. */
function comparisons(text: string, file = 'a.ts'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && equalities.includes(node.operatorToken.kind)) {
      const sides = [node.left, node.right]
      if (!sides.some(isConstant) && sides.some(isSecretValue)) found.push(node.getText())
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: owner, name } = node.expression
      const values = [owner, ...node.arguments]
      if (
        comparingMethods.includes(name.text) &&
        !node.arguments.every(isConstant) &&
        values.some(isSecretValue)
      )
        found.push(node.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it.each([
  'token !== accessToken',
  'secret === given',
  'given == options.secret',
  "tokens.includes(tokenOf(c) ?? '')",
  'this.#access.tokens.includes(given)',
  "process.env['CRON_SECRET'] !== given",
  'environment.CONTENT_EDITING_SECRET.startsWith(given)',
])('finds %s', (text) => {
  expect(comparisons(text)).toEqual([text])
})

it.each([
  'secret !== undefined',
  "secret === ''",
  "typeof token === 'string'",
  'name.includes(part)',
  'isSecret(given, secret)',
])('leaves %s alone', (text) => {
  expect(comparisons(text)).toEqual([])
})

it('no source compares a secret itself', () => {
  const files = [...readImportGraph().keys()].filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(1400)
  const found = files.flatMap((file) =>
    comparisons(readFileSync(file, 'utf8'), file).map((comparison) => `${file}: ${comparison}`),
  )
  expect(found).toEqual([])
})
