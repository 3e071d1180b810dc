import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { textAlone } from './eslint/textAlone.mjs'

const typescript = ['**/*.{ts,tsx}']
/** They may import what only tests need. */
const testFiles = ['**/*.{test,fixture}.{ts,tsx}', 'e2e/**']

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
    plugins: { 'import-x': importX },
    // Paths and names of packages say enough for the order and for duplicates: no import is looked for on disk.
    settings: {
      'import-x/resolver-next': [{ interfaceVersion: 3, name: 'nothing', resolve: () => ({ found: false }) }],
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
    files: ['src/**/*.tsx'],
    // Safari takes the role from a list without markers.
    rules: { 'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'] }] },
  },
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
  { files: testFiles, rules: { 'no-restricted-imports': 'off' } },
  // Scripts write files of fixtures; they are no part of the site.
  { files: ['scripts/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'test', message: 'A Jest test is called `it`.' }] },
  },
)
