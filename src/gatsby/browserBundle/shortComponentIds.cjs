/**
 * A Babel plugin that shortens the ids that babel-plugin-styled-components gives to components: `sc-1yat3o9-0` is in every
 * class attribute, in the list of styles of a page and in the bundles. The option `prefixes` has a prefix of letters for
 * each file, by its path; the number of the component in its file follows.
 */
module.exports = (_babel, { prefixes }) => ({
  name: 'short-component-ids',
  visitor: {
    Program: {
      // After the other plugin has added the ids.
      exit(program, { filename = '' }) {
        const prefix = prefixes[filename]
        if (!prefix) return
        program.traverse({
          ObjectProperty({ node: { key, value } }) {
            if (key.name !== 'componentId' || value.type !== 'StringLiteral') return
            value.value = value.value.replace(/^sc-\w+-(?=\d+$)/, prefix)
          },
        })
      },
    },
  },
})
