import path from 'node:path'
import ts from 'typescript'

/** What the page says of one event. */
type EventEntry = { name: string; when: string; note: string; properties: string; consent: string }

/** A type of a property that has a name, with its values. */
type NamedValues = { name: string; values: string[] }

const textOfComment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()

/** A type as the page names it: `string`, `FlowStatus`, `"a" or "b"`. */
const shownType = (type: ts.TypeNode): string =>
  ts.isUnionTypeNode(type)
    ? type.types.map((part) => part.getText().replaceAll("'", '"')).join(' or ')
    : type.getText()

function propertiesOf(type: ts.TypeNode): string {
  if (!ts.isTypeLiteralNode(type)) return '–'
  return type.members
    .filter(ts.isPropertySignature)
    .map(({ name, type: own, questionToken }) => {
      const kind = own ? shownType(own) : ''
      return `\`${nameOf(name)}\`: ${kind}${questionToken ? ', optional' : ''}`
    })
    .join('<br>')
}

/** The values of a union of literals, in the order of the code; none for another type. */
function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
}

/** The named types of properties that stand for a list of values. */
function namedValues(members: readonly ts.PropertySignature[], checker: ts.TypeChecker): NamedValues[] {
  const found = new Map<string, string[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const values = literalsOf(checker.getTypeAtLocation(node))
      if (values.length > 0) found.set(node.getText(), values)
    }
    ts.forEachChild(node, visit)
  }
  members.forEach(({ type }) => type && visit(type))
  return [...found].map(([name, values]) => ({ name, values })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Name → value of the object `eventCategories`. */
function categoriesIn(source: ts.SourceFile): Map<string, string> {
  const categories = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer))
      categories.set(nameOf(node.name), node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return categories
}

/** The names in the list `notReportedYet`. */
function notReportedIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node, isInList: boolean): void => {
    if (isInList && ts.isStringLiteral(node)) names.add(node.text)
    const isList = ts.isVariableDeclaration(node) && node.name.getText(source) === 'notReportedYet'
    // Its type may name events as well.
    if (isList && node.initializer) visit(node.initializer, true)
    else if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => visit(child, isInList))
  }
  visit(source, false)
  return names
}

const pageOf = (events: readonly EventEntry[], values: readonly NamedValues[]): string =>
  [
    '# Events',
    '',
    '<!-- generated from src/visitor/analytics/catalogue.ts by `npm run codegen` -->',
    '',
    'What the site reports of its visitors, and nothing else. An event is sent only to a visitor who allows its category,',
    'with its time and the path of the page it happened on; until there is a decision it waits in memory, and a refusal',
    'drops it. A new event: an entry with a comment in `src/visitor/analytics/catalogue.ts`, then `npm run codegen`.',
    '',
    '<!-- prettier-ignore-start -->',
    '',
    '| event | when | properties | consent |',
    '| --- | --- | --- | --- |',
    ...events.map(
      ({ name, when, note, properties, consent }) =>
        `| ${name} | ${when}${note} | ${properties} | ${consent} |`,
    ),
    '',
    '<!-- prettier-ignore-end -->',
    '',
    '## Values',
    '',
    ...values.map(
      ({ name, values: list }) => `- **${name}**: ${list.map((value) => `\`${value}\``).join(', ')}`,
    ),
    '',
  ].join('\n')

/**
 * The page `docs/events.md` for the file that declares `EventCatalogue` and `eventCategories`. Throws when events have no
 * comment that says when they happen, all of them together.
 */
export function eventsPage(file: string): string {
  const program = ts.createProgram([path.resolve(file)], { strict: true, noEmit: true, types: [] })
  // It also gives the nodes their parents, which their texts need.
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path.resolve(file))
  const catalogue = source?.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === 'EventCatalogue',
  )
  if (!source || !catalogue || !ts.isTypeLiteralNode(catalogue.type))
    throw new Error(`${file} declares no type EventCatalogue with the events as its members`)
  const members = catalogue.type.members.filter(ts.isPropertySignature)
  const categories = categoriesIn(source)
  const notReported = notReportedIn(source)
  const events = members.map((member) => {
    const name = nameOf(member.name)
    return {
      name,
      when: textOfComment(member).replaceAll('|', '\\|'),
      note: notReported.has(name) ? ' Not reported yet: no code of the site does it.' : '',
      properties: member.type ? propertiesOf(member.type) : '–',
      consent: categories.get(name) ?? '',
    }
  })
  const silent = events.filter(({ when }) => when === '').map(({ name }) => name)
  if (silent.length > 0)
    throw new Error(
      `${file} does not say when these events happen, in a comment above each: ${silent.join(', ')}`,
    )
  return pageOf(events, namedValues(members, checker))
}
