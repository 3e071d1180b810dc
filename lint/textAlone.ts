import path from 'node:path'
import ts from 'typescript'

/** Names of objects that hold the words of a page, which stay the same while it is open. */
const wordObject = /^(?:words|common|texts|labels|strings|\w+Texts|\w+Words)$/
/** Words of a page by name: fields of the content are written so. */
const wordName = /^[a-z]+(?:_[a-z]+)+$/

/** Whether an expression is a word of the page. */
const isWord = (node: ts.Expression): boolean =>
  ts.isIdentifier(node)
    ? wordName.test(node.text)
    : ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      (wordObject.test(node.expression.text) || wordName.test(node.name.text))

const logicalOperators = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/**
 * The texts of a child in braces that may change, by their expressions. `mayGo`: what stands there may give way to something
 * else, so that words are not always the same either.
 */
function changing(node: ts.Expression, mayGo = false): ts.Expression[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return changing(node.expression, mayGo)
  if (ts.isBinaryExpression(node) && logicalOperators.has(node.operatorToken.kind)) {
    const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    return [...(isCondition ? [] : changing(node.left, mayGo)), ...changing(node.right, true)]
  }
  if (ts.isConditionalExpression(node))
    return [...changing(node.whenTrue, true), ...changing(node.whenFalse, true)]
  if (ts.isTemplateExpression(node))
    return mayGo || !node.templateSpans.every(({ expression }) => isWord(expression)) ? [node] : []
  if (ts.isLiteralExpression(node)) return mayGo && node.text !== '' ? [node] : []
  return mayGo || !isWord(node) ? [node] : []
}

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike
const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether all that a type has to show is text. */
function isText(type: ts.Type): boolean {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & nothing))
  return parts.length > 0 && parts.every(({ flags }) => flags & textual)
}

/** The children of an element that are in the document, those of fragments in it as well. */
const shownChildren = (children: readonly ts.JsxChild[]): ts.JsxChild[] =>
  children.flatMap((child) => {
    if (ts.isJsxFragment(child)) return shownChildren(child.children)
    if (ts.isJsxText(child)) return child.text.trim() === '' ? [] : [child]
    if (!ts.isJsxExpression(child)) return [child]
    return child.expression === undefined || ts.isLiteralExpression(child.expression) ? [] : [child]
  })

/** A text that stands beside something else: its place in the file, from 1, and what is written there. */
export type TextFault = { file: string; line: number; column: number; text: string }

/**
 * Finds text that may change and is not the only child of its element. A browser that translates the page puts an element in
 * the place of each text; React finds a text again only when it is all that an element has.
 */
function textBesideOthers(program: ts.Program, files: readonly string[]): TextFault[] {
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not in the program of TypeScript.`)
    const faults: TextFault[] = []
    const check = (children: readonly ts.JsxChild[]): void => {
      const shown = shownChildren(children)
      if (shown.length < 2) return
      for (const child of shown) {
        if (!ts.isJsxExpression(child) || !child.expression) continue
        if (!changing(child.expression).some((node) => isText(checker.getTypeAtLocation(node)))) continue
        const { line, character } = source.getLineAndCharacterOfPosition(child.getStart(source))
        faults.push({ file, line: line + 1, column: character + 1, text: child.getText(source) })
      }
    }
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node)) check(node.children)
      // In an element its children are those of the element.
      if (ts.isJsxFragment(node) && !ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent))
        check(node.children)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return faults
  })
}

/** Folders of what is rendered again in the browser: islands and what they are made of, the modal, the tools. */
const islandFolders = [
  ...['chat', 'survey'].map((name) => `src/browser/${name}`),
  ...['Checkbox', 'Dialog', 'Field', 'RadioGroup', 'Select', 'Tabs'].map(
    (name) => `src/design/components/${name}`,
  ),
  ...['design/lists', 'leads/forms', 'product/demoScreens', 'slices/PricingTable', 'tools'].map(
    (name) => `src/${name}`,
  ),
  ...['events', 'meetingBooker', 'pricing', 'qualification', 'subscriptions', 'wallet'].map(
    (name) => `src/templates/${name}`,
  ),
]

/** TypeScript's options of the project in `root`, for a program of chosen files. */
function projectOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config?: { compilerOptions?: unknown }
  }
  const { compilerOptions } = config ?? {}
  return ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, root).options
}

/** The faults in these files of the project in `root`. */
export const textBesideOthersIn = (root: string, files: readonly string[]): TextFault[] =>
  textBesideOthers(ts.createProgram([...files], projectOptions(root)), files)

/** The components of all islands of the project in `root`. Throws when a folder has none. */
export function islandFiles(root: string): string[] {
  return islandFolders.flatMap((folder) => {
    const found = ts.sys.readDirectory(path.join(root, folder), ['.tsx'])
    if (found.length === 0) throw new Error(`${folder} has no component: correct lint/textAlone.ts.`)
    return found.filter((name) => !/\.(?:test|fixture)\.tsx$|\/examples\.tsx$/.test(name))
  })
}
