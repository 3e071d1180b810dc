/**
 * Compiles a module once for all tests of a Jest worker. Jest compiles it again for each test file by
 * `vm.compileFunction`, which has no cache: with React, jsdom's testing library and styled-components that took more than a
 * quarter of the time of the unit tests. V8 keeps scripts with the same text and name compiled, with the functions that
 * have run; modules still run anew in each file. Loaded before Jest, in plain JavaScript, since workers have no tsx.
 */
import vm from 'node:vm'

const compileFunction = vm.compileFunction

/** What Jest hands over; anything else is left to Node. */
const jestOptions = new Set(['filename', 'parsingContext', 'importModuleDynamically'])

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options
  // A script with `import()` would need the function of its test file, which is gone after it.
  const isPlain = parsingContext && Object.keys(options).every((name) => jestOptions.has(name))
  if (!isPlain || /\bimport\s*\(/.test(code)) return compileFunction(code, parameters, options)
  // On the first line, so that stack traces have the lines of the module.
  const start = `(function (${parameters.join(', ')}) {`
  const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length })
  return script.runInContext(parsingContext)
}
