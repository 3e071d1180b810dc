import vm from 'node:vm'

const compile = (code: string, options: vm.CompileFunctionOptions = {}) =>
  vm.compileFunction(code, ['one', 'other'], {
    filename: 'module.js',
    parsingContext: vm.createContext({}),
    ...options,
  }) as (...values: unknown[]) => unknown

/** The place that the stack of an error names. */
function placeOf(code: string): string | undefined {
  try {
    compile(code)()
  } catch (error) {
    return /module\.js:\d+:\d+/.exec((error as Error).stack ?? '')?.[0]
  }
  return undefined
}

const { Script } = vm
let scripts = 0
beforeEach(() => {
  scripts = 0
  vm.Script = class extends Script {
    constructor(...values: ConstructorParameters<typeof Script>) {
      super(...values)
      scripts += 1
    }
  }
})
afterEach(() => {
  vm.Script = Script
})

it('compiles a module as a script, which V8 keeps for the next test file', () => {
  expect(compile('return one + other // the end')(1, 2)).toBe(3)
  expect(scripts).toBe(1)
})

it('an error has its place in the module, on the first line too', () => {
  expect(placeOf('throw new Error()')).toBe('module.js:1:7')
  expect(placeOf('\n  throw new Error()')).toBe('module.js:2:9')
  expect(() => compile('return (')).toThrow('Unexpected token')
})

it('leaves a module with `import()`, and options that Jest does not have, to Node', () => {
  compile('return () => import("node:fs")')
  compile('return 1', { produceCachedData: true })
  expect(scripts).toBe(0)
})
