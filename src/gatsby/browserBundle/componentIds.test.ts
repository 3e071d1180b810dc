/** @jest-environment node */
import path from 'node:path'
import { transformSync } from '@babel/core'
import { prefixesOf } from './componentIds'

const transform = (file: string, prefixes: Record<string, string>): string =>
  transformSync(
    "import styled from 'styled-components'\nconst A = styled.p`color: red`\nconst B = styled(A)``",
    {
      filename: file,
      babelrc: false,
      configFile: false,
      plugins: [
        ['babel-plugin-styled-components', { displayName: false, fileName: false }],
        [path.join(__dirname, 'shortComponentIds.cjs'), { prefixes }],
      ],
    },
  )?.code ?? ''

const idsIn = (code: string): string[] =>
  [...code.matchAll(/componentId: "([^"]*)"/g)].map(([, id = '']) => id)

it('every file has its own prefix, of letters, and hardly any is longer than two', () => {
  const files = Array.from({ length: 600 }, (_, index) => `src/design/components/C${index}/index.tsx`)
  const prefixes = Object.values(prefixesOf(files))
  expect(new Set(prefixes).size).toBe(files.length)
  expect(prefixes.filter((prefix) => !/^[a-zA-Z]{2,4}$/.test(prefix))).toEqual([])
  expect(prefixes.filter(({ length }) => length > 2).length).toBeLessThan(100)
})

it('a new file leaves the prefixes of nearly all others as they are', () => {
  const files = Array.from({ length: 300 }, (_, index) => `src/design/components/C${index}/index.tsx`)
  const before = prefixesOf(files)
  const after = prefixesOf([...files, 'src/design/components/Aardvark/index.tsx'])
  expect(files.filter((file) => before[file] !== after[file]).length).toBeLessThan(2)
})

it('the ids of a file are its prefix and the number of the component', () => {
  expect(idsIn(transform('/site/src/Card.tsx', { '/site/src/Card.tsx': 'aB' }))).toEqual(['aB0', 'aB1'])
})

it('a file without a prefix keeps the ids of the other plugin', () => {
  expect(idsIn(transform('/site/src/Card.tsx', {}))).toEqual([
    expect.stringMatching(/^sc-\w+-0$/),
    expect.stringMatching(/^sc-\w+-1$/),
  ])
})
