import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { rooms, testFiles } from './eslint/rooms.mjs'
import { textAlone } from './eslint/textAlone.mjs'

/** A room's files: the path itself when it is a file or a pattern, else everything in the folder. */
const patternOf = (path) => (/[.*]/.test(path) ? path : `${path}/**`)
/** The first element whose pattern fits wins, so a folder within another room comes first. */
const byDepth = [...rooms].sort((a, b) => b.path.split('/').length - a.path.split('/').length)

const typescript = ['**/*.{ts,tsx}']

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'published',
      '.cache',
      'build/**',
      'var',
      'coverage',
      'prismicio-types.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'boundaries/elements': byDepth.map(({ name, path }) => ({
        type: name,
        pattern: patternOf(path),
        mode: 'full',
      })),
      // Vendors are reached by dynamic imports; without this only `import … from` is looked at.
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'import-x/resolver': { typescript: { alwaysTryTypes: true } },
      // Without these the rule about cycles does not read TypeScript files.
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      eqeqeq: 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    files: typescript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs,cjs}'],
    rules: {
      'import-x/no-cycle': 'error',
      'boundaries/no-unknown': 'error',
      'boundaries/no-unknown-files': 'error',
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: rooms.flatMap(({ name, mayImport, mayImportTypes = [] }) => [
            { from: [name], allow: [name, ...mayImport] },
            { from: [name], allow: mayImportTypes, importKind: 'type' },
          ]),
        },
      ],
      // What only tests need never becomes part of the site; the workshop shows components in the example site.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/*.fixture', '!**/exampleSite.fixture', '!**/exampleScenes.fixture'],
              message: 'A fixture is for tests.',
            },
          ],
        },
      ],
    },
  },
  // Babel reads its plugins as CommonJS.
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'readonly' } } },
  // The browser's console stays clean; servers and scripts write to theirs.
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/functions/**'], rules: { 'no-console': 'error' } },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What is rendered again in the browser: islands and what they are made of, the modal, the tools.
    files: [
      'src/{leads/forms,design/lists,product/demoScreens,tools,browser/chat,browser/survey}/**/*.tsx',
      'src/design/components/{Checkbox,Dialog,Field,RadioGroup,Select,Slider,Tabs}/**/*.tsx',
      'src/slices/PricingTable/**/*.tsx',
      'src/templates/{events,meetingBooker,pricing,qualification,subscriptions,wallet}/**/*.tsx',
    ],
    ignores: [...testFiles, '**/examples.tsx'],
    plugins: { outlay: { rules: { 'text-alone': textAlone } } },
    rules: { 'outlay/text-alone': 'error' },
  },
  {
    // Tests may import anything they test, and the fixtures beside it.
    files: testFiles,
    rules: { 'boundaries/element-types': 'off', 'no-restricted-imports': 'off' },
  },
  // Scripts write files of fixtures; they are no part of the site.
  { files: ['scripts/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'test', message: 'A Jest test is called `it`.' }] },
  },
)
