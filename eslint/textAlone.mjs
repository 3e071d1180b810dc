import { ESLintUtils } from '@typescript-eslint/utils'
import ts from 'typescript'

/** Names of objects that hold the words of a page, which stay the same while it is open. */
const wordObject = /^(?:words|common|texts|labels|strings|\w+Texts|\w+Words)$/
/** Words of a page by name: fields of the content are written so. */
const wordName = /^[a-z]+(?:_[a-z]+)+$/

/** Whether an expression is a word of the page. */
const isWord = (node) =>
  node.type === 'Identifier'
    ? wordName.test(node.name)
    : node.type === 'MemberExpression' &&
      !node.computed &&
      node.object.type === 'Identifier' &&
      (wordObject.test(node.object.name) || wordName.test(node.property.name))

/**
 * The texts of a child in braces that may change, by their expressions. `mayGo`: what stands there may give way to something
 * else, so that words are not always the same either.
 */
function changing(node, mayGo = false) {
  switch (node.type) {
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : changing(node.left, mayGo)), ...changing(node.right, true)]
    case 'ConditionalExpression':
      return [...changing(node.consequent, true), ...changing(node.alternate, true)]
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return changing(node.expression, mayGo)
    case 'TemplateLiteral':
      return mayGo || !node.expressions.every(isWord) ? [node] : []
    case 'Literal':
      return mayGo && node.value !== '' ? [node] : []
    case 'JSXEmptyExpression':
      return []
    default:
      return mayGo || !isWord(node) ? [node] : []
  }
}

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike
const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether all that a type has to show is text. */
function isText(type) {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & nothing))
  return parts.length > 0 && parts.every(({ flags }) => flags & textual)
}

/** The children of an element that are in the document, those of fragments in it as well. */
const shownChildren = (children) =>
  children.flatMap((child) => {
    if (child.type === 'JSXFragment') return shownChildren(child.children)
    if (child.type === 'JSXText') return child.value.trim() === '' ? [] : [child]
    const isEmpty = child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'
    const isSpace = child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal'
    return isEmpty || isSpace ? [] : [child]
  })

/**
 * Text that may change is the only child of its element. A browser that translates the page puts an element in the place of
 * each text; React finds a text again only when it is all that an element has.
 */
export const textAlone = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    messages: {
      beside:
        'Text that may change stands beside something else: put it into an element of its own, or a page that is translated shows the old text.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const check = ({ children }) => {
      const shown = shownChildren(children)
      if (shown.length < 2) return
      for (const child of shown) {
        if (child.type !== 'JSXExpressionContainer') continue
        if (changing(child.expression).some((node) => isText(services.getTypeAtLocation(node))))
          context.report({ node: child, messageId: 'beside' })
      }
    }
    return {
      JSXElement: check,
      JSXFragment: (node) => {
        // In an element its children are those of the element.
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') check(node)
      },
    }
  },
})
