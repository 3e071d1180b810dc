/**
 * Takes the place of Gatsby's table of templates, which lists the chunks of each: the table is a separate chunk here. A
 * page that keeps its HTML needs no template, and does not grow with new ones. Pages that need theirs name the chunk.
 */
const load = async (name: string): Promise<unknown> => {
  const { components } = await import(
    // Gatsby writes it while it builds.
    /* webpackChunkName: "templates" */ '$virtual/async-requires.js'
  )
  const template = components[name]
  if (!template) throw new Error(`There is no template ${name}`)
  return template()
}

export default {
  components: new Proxy({}, { get: (_, name) => () => load(String(name)) }),
}
