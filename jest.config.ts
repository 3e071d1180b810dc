import os from 'node:os'
import type { Config } from 'jest'

/** SWC for tests; that of builds is in src/gatsby/compiler. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that ship ES modules only and must be transformed for Jest. */
const esModules = [
  '@prismicio',
  'imgix-url-builder',
  'ky',
  'p-limit',
  'p-timeout',
  'yocto-queue',
  'uuid',
  'devalue',
  'esm-env',
  'stdnum',
]

/**
 * The whole content on its way into a repository and back is sent at full scale (`npm run test:full`, every night): a
 * thousand files take 38 s of a processor. content-transfer/transfer.test.ts tests the same way with few.
 */
const wholeContent = process.env['TEST_SCALE'] === 'full' ? [] : ['/scripts/wholeContent\\.test\\.ts$']

const config: Config = {
  testEnvironment: 'node',
  // More than cores: the tests of timeouts, of server processes and of files that wait for a lock leave theirs idle.
  maxWorkers: os.availableParallelism() * 2,
  // A busy machine needs more than Jest's five seconds for a page that a test goes through step by step.
  testTimeout: 20_000,
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/public/',
    '/published/',
    '/\\.cache/',
    '/e2e/',
    ...wholeContent,
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/public',
    '<rootDir>/published',
    '<rootDir>/.cache',
    '<rootDir>/build',
  ],
  transform: {
    '^.+\\.(t|j)sx?$': swc as [string, Record<string, unknown>],
    '^.+\\.mjs$': swc as [string, Record<string, unknown>],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/src/gatsby/gatsby.fixture.tsx',
    // Their ES modules would have another store than the plugin itself, which Jest reads as CommonJS.
    '^gatsby-plugin-prismic-previews/gatsby-(browser|ssr)$':
      '<rootDir>/node_modules/gatsby-plugin-prismic-previews/dist/gatsby-$1.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
}

export default config
