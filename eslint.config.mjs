import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The rooms of the site (docs/architecture.md). A room may import the rooms named in `mayImport`, and itself. */
const room = (type, pattern = `src/${type}/**`) => ({ type, pattern, mode: 'full' })
const rooms = [
  room('locales', 'locales.config.ts'),
  room('brand'),
  room('environment'),
  room('theme'),
  room('i18n'),
  room('cms'),
  room('routing'),
  room('components'),
  room('http'),
  room('consent'),
  room('attribution'),
  room('analytics'),
  room('experiments'),
  room('forms'),
  room('vendors'),
  room('layout'),
  room('seo'),
  room('slices'),
  room('templates'),
  room('us'),
  room('pages'),
  room('server', 'src/server/**'),
  room('api', 'src/api/**'),
  room('app'),
  room('build'),
  room('gatsby', 'gatsby-*.{ts,tsx}'),
  room('plugins', 'plugins/**'),
  room('sandbox', 'sandbox/**'),
  room('host', 'server/**'),
  room('workshop', 'scripts/workshop/**'),
  room('scripts', 'scripts/**'),
]

/** Known everywhere: the locale table and the brand. */
const base = ['locales', 'brand']
const content = [...base, 'i18n', 'cms', 'routing']
// Anyone may tell what a visitor did; who hears of it is decided by the consent gate.
const design = [...content, 'theme', 'components', 'analytics']
const visitor = ['consent', 'attribution', 'analytics', 'experiments', 'http']
const mayImport = {
  locales: [],
  brand: [],
  environment: base,
  theme: [],
  i18n: content,
  cms: content,
  routing: content,
  components: [...content, 'theme'],
  http: base,
  consent: base,
  attribution: [...base, 'consent'],
  analytics: [...base, 'consent'],
  experiments: [...base, 'consent'],
  forms: [...design, ...visitor],
  // Only the application brings vendors in; they stand behind ports that the forms declare.
  vendors: [...base, 'consent', 'http', 'forms'],
  layout: [...design, 'forms'],
  seo: content,
  slices: [...design, 'forms'],
  templates: [...design, 'forms', 'seo', 'slices'],
  us: [...content, 'seo'],
  pages: [...design, 'forms', 'seo', 'slices', 'templates', 'layout', 'us'],
  // The server shares with the browser what the forms declare as the wire contract, how an address is read for its
  // campaign, the path matcher, and the tokens for the one page that it draws itself.
  server: [...base, 'environment', 'forms', 'attribution', 'routing', 'http', 'theme'],
  api: [...base, 'environment', 'server'],
  app: [...design, ...visitor, 'layout', 'seo', 'forms', 'vendors'],
  build: [...base, 'cms', 'routing', 'environment', 'theme', 'seo'],
  gatsby: ['app', 'build', 'cms', 'i18n', 'environment', 'plugins', ...base],
  plugins: [...base, 'cms', 'i18n', 'routing', 'environment', 'sandbox'],
  sandbox: base,
  host: [...base, 'environment', 'routing', 'server', 'sandbox', 'cms'],
  workshop: design,
  scripts: [
    ...base,
    'workshop',
    'environment',
    'cms',
    'routing',
    'sandbox',
    'host',
    'plugins',
    'server',
    'forms',
  ],
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
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
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: 'error',
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: Object.entries(mayImport).map(([from, allow]) => ({
            from: [from],
            allow: [from, ...allow],
          })),
        },
      ],
    },
  },
  // The browser's console stays clean; servers and scripts talk on theirs.
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/server/**'], rules: { 'no-console': 'error' } },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Tests may stand on anything they test against, and use the shared test site.
    files: ['**/*.test.{ts,tsx}', '**/*.jest.tsx', 'src/i18n/testSite.tsx', 'e2e/**'],
    rules: { 'boundaries/element-types': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'test', message: 'A Jest test is called `it`.' }] },
  },
)
