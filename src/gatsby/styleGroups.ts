/** The rules of a styled component in a style sheet of styled-components, and its note. */
export type StyleGroup = {
  /** The id of the component. */
  id: string
  /** The classes of its variants. */
  names: string[]
  /** Rules, without what ends each. */
  rules: string[]
  /** All of it as it is in the style sheet. */
  text: string
}

/** What ends a rule, and a note. */
const endOfRule = '/*!sc*/\n'

const note = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/

/** Takes a style sheet apart: the rules of a component come before its note. */
export function styleGroups(styles: string): StyleGroup[] {
  const groups: StyleGroup[] = []
  let rules: string[] = []
  for (const part of styles.split(endOfRule)) {
    const [, id, content = ''] = note.exec(part.trim()) ?? []
    if (id === undefined) {
      if (part.trim()) rules.push(part)
      continue
    }
    groups.push({
      id,
      names: content.split(',').filter(Boolean),
      rules,
      text: [...rules, part].map((text) => text + endOfRule).join(''),
    })
    rules = []
  }
  return groups
}
