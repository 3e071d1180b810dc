/** One component's rules in the style element of styled-components. */
export type StyleGroup = {
  /** Its rules and the marker that closes them, with the generated names made neutral. */
  text: string
  /** The generated classes of the group. */
  classes: string[]
}

/** A page whose generated class names and component ids are replaced by numbers. */
export type NeutralStyles = {
  /** The page with `<styled>` in place of the style element. */
  markup: string
  groups: StyleGroup[]
  /** Generated classes of each element that has more than one of them, every combination once. */
  combinations: string[][]
  /** The name in the page for each neutral one. */
  originals: Map<string, string>
}

const styleElement = /(<style data-styled[^>]*>)([^]*?)(<\/style>)/
const ruleEnd = '/*!sc*/\n'
const marker = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/
const componentId = /(^|-)sc-[0-9a-z]+-\d+$/
const identifier = /(?<![\w-])[A-Za-z_][\w-]*/g
/** Scripts and styles are matched so that they stay unchanged: their text is no markup. */
const classAttribute = /<script\b[^]*?<\/script>|<style\b[^]*?<\/style>| class="([^"]*)"/g

type RawGroup = { text: string; classes: string[]; id: string | undefined }

/** The class with which a rule begins, also inside of `@media`: styled-components writes that of the component there. */
const leadingClass = (rule: string): string | undefined => /^(?:@[^{]*\{)*\.([\w-]+)/.exec(rule)?.[1]

/** What styled-components makes of a hash: letters of both cases; it writes `a-d` for `ad`. */
const hashedName = /^(?=.*[a-z])(?=.*[A-Z])(?:[A-Za-z]|(?<=[aA])-(?=[dD])){4,8}$/

/** Groups of rules without a note, which shorter pages do not have for every component: one per class. */
function groupsWithoutNote(rules: readonly string[]): RawGroup[] {
  const groups: { rules: string[]; name: string | undefined }[] = []
  for (const rule of rules) {
    const name = leadingClass(rule)
    const last = groups.at(-1)
    if (last && last.name === name) last.rules.push(rule)
    else groups.push({ rules: [rule], name })
  }
  return groups.map((group) => ({
    text: group.rules.join('\n'),
    classes: group.name === undefined ? [] : [group.name],
    id: undefined,
  }))
}

const namesIn = (text: string): string[] => text.match(identifier) ?? []

/** The groups of a style element. Rules before a note that name none of its classes have no note. */
function splitGroups(css: string): RawGroup[] {
  const groups: RawGroup[] = []
  let rules: string[] = []
  for (const part of css.split(ruleEnd)) {
    const [, id, content] = marker.exec(part) ?? []
    if (id === undefined) {
      if (part.trim()) rules.push(part)
      continue
    }
    const classes = (content ?? '').split(',').filter(Boolean)
    const isOwn = (rule: string): boolean => namesIn(rule).some((name) => classes.includes(name))
    // The number of a group follows from the order in which modules are loaded.
    const note = part.replace(/^data-styled\.g\d+/, 'data-styled.g#')
    groups.push(...groupsWithoutNote(rules.filter((rule) => !isOwn(rule))), {
      text: [...rules.filter(isOwn), note].join('\n'),
      id,
      classes,
    })
    rules = []
  }
  return [...groups, ...groupsWithoutNote(rules)]
}

/**
 * Replaces what styled-components generates from the path of a source file, class names and component ids, by numbers
 * in the order in which elements carry them; so are classes without a note whose rules are in the style element. Two pages whose elements have the same styles become equal; a style that
 * moved to another element, or away from it, remains a difference.
 */
export function withoutStyledNames(html: string): NeutralStyles {
  const [element, open = '', css = '', close = ''] = styleElement.exec(html) ?? []
  const raw = splitGroups(css)
  const classes = new Set(raw.flatMap((group) => group.classes))
  const ids = new Set(raw.flatMap(({ id }) => id ?? []))
  for (const [name] of css.matchAll(identifier))
    if (hashedName.test(name) && !ids.has(name)) classes.add(name)
  const isId = (name: string): boolean => ids.has(name) || componentId.test(name)
  const isGenerated = (name: string): boolean => classes.has(name) || isId(name)

  const neutral = new Map<string, string>()
  const count = { class: 0, component: 0 }
  const neutralName = (name: string): string => {
    const known = neutral.get(name)
    if (known !== undefined) return known
    const kind = classes.has(name) ? 'class' : 'component'
    count[kind] += 1
    const made = `${kind}-${count[kind]}`
    neutral.set(name, made)
    return made
  }

  const combinations = new Map<string, string[]>()
  const markup = (
    element === undefined ? html : html.replace(element, () => `${open}<styled>${close}`)
  ).replace(classAttribute, (matched: string, value: string | undefined) => {
    if (value === undefined) return matched
    const generated: string[] = []
    const names = value.split(' ').map((name) => {
      if (!isGenerated(name)) return name
      const made = neutralName(name)
      if (classes.has(name)) generated.push(made)
      return made
    })
    if (generated.length > 1) combinations.set(generated.join(' '), generated)
    return ` class="${names.join(' ')}"`
  })

  // Names that no element carries are numbered in an order that does not depend on that of the groups.
  const masked = (text: string): string =>
    text.replace(identifier, (name) => (isGenerated(name) ? (neutral.get(name) ?? '?') : name))
  for (const { text } of raw
    .map(({ text }) => ({ text, order: masked(text) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))) {
    for (const [name] of text.matchAll(identifier)) if (isGenerated(name)) neutralName(name)
  }

  return {
    markup,
    groups: raw.map((group) => ({
      text: group.text.replace(identifier, (name) => (isGenerated(name) ? neutralName(name) : name)),
      classes: group.classes.map(neutralName),
    })),
    combinations: [...combinations.values()],
    originals: new Map([...neutral].map(([name, made]) => [made, name])),
  }
}
