/**
 * The rooms of the project: what each holds and which others it may import. ESLint refuses every other import and
 * every file outside of a room; the tables in docs/architecture.md are generated from this list (`npm run codegen`).
 * A room may import only rooms before it in the list, so imports run one way.
 *
 * `mayImportTypes`: rooms of which only types may be imported.
 *
 * `planned`: a room that a coming part fills. It has its place and its rules already; its folder comes with its first
 * file.
 */

/** @typedef {{ name: string, path: string, holds: string, mayImport: string[], mayImportTypes?: string[],
 *   planned?: true }} Room */

/** A folder of `src` that is called like the room. */
const inSrc = (name, holds, mayImport, options = {}) => ({
  name,
  path: `src/${name}`,
  holds,
  mayImport,
  ...options,
})
const planned = { planned: true }

/** Known everywhere: the locale table, and name and hosts of the product. */
const base = ['locales', 'brand']
/** What a component of the page may know. */
const page = [...base, 'theme', 'i18n', 'routing', 'hydration', 'events', 'cms', 'site']
/** What the visitor allows, where the visitor came from, what the visitor did and which variant is shown. */
const visitor = ['consent', 'attribution', 'analytics', 'flags', 'experiments']
const features = [
  ...page,
  'productScreens',
  'components',
  'leads',
  'consent',
  'analytics',
  'experiments',
  'flags',
]

/** @type {Room[]} */
export const rooms = [
  {
    name: 'locales',
    path: 'locales.config{,.test}.ts',
    holds: 'the 18 markets; every question "which locale"',
    mayImport: [],
  },
  inSrc('brand', 'name and hosts of the product, addresses of the registration', []),
  { name: 'content', path: 'content', holds: 'the documents of the embedded repository', mayImport: [] },
  {
    name: 'customtypes',
    path: 'customtypes',
    holds: 'the content models, one per document type',
    mayImport: [],
  },
  inSrc('environment', 'the variables of the environment, parsed once', base),
  inSrc('theme', 'tokens, fonts, icons, global style, style of printed pages', ['brand']),
  inSrc('i18n', 'formats of money, numbers and dates', ['locales']),
  inSrc('routing', 'path patterns, redirects, slugs, the site manifest', base),
  inSrc(
    'releases',
    'the files of earlier builds that open pages still need: which they are, when they go',
    [],
  ),
  inSrc(
    'hydration',
    'which prerendered HTML stays as it is, which components need their code in the browser',
    [],
  ),
  inSrc('events', 'when webinars and events are, and how they get into a calendar: pure', base),
  inSrc('http', 'the HTTP client with its timeout and retries', ['brand']),
  inSrc(
    'cms',
    'documents and their fields, link resolver, markets, product facts, localizing a document, lists, findings',
    [...base, 'i18n', 'routing', 'events'],
  ),
  inSrc('site', 'what all pages of a locale share: site data, forms data, their files, context and hooks', [
    ...base,
    'i18n',
    'routing',
    'events',
    'http',
    'cms',
  ]),
  inSrc('pricing', 'billing cycles, prices, recommendation of a plan, the choice in an address: pure', [
    ...base,
    'i18n',
    'routing',
    'cms',
  ]),
  inSrc(
    'leads',
    'lead contract, properties, rules, forms, e-mail rules, thank-you pages: pure, for browser and server',
    base,
    { mayImportTypes: ['site'] },
  ),
  inSrc('demo', 'the interactive demo without its screens: company, flows, progress, content: pure', [
    ...base,
    'i18n',
    'cms',
  ]),
  inSrc('qualification', 'steps, branches and outcomes of the qualification flow: pure model', [
    ...base,
    'cms',
    'leads',
  ]),
  inSrc('pagePlan', 'documents and jobs in, planned pages and their alternates out: pure', [
    ...base,
    'routing',
    'cms',
  ]),
  inSrc('preview', 'opening a preview; planned: drafts on the page', [...page, 'pagePlan']),
  inSrc('consent', 'what the visitor allows: store, gate, signals', ['brand']),
  inSrc('attribution', 'campaign, partner and click that brought the visitor; the sign-up address', [
    ...base,
    'routing',
    'pricing',
    'consent',
  ]),
  inSrc(
    'analytics',
    'catalogue of events, queue until consent and a connection',
    [...base, 'routing', 'consent'],
    {
      mayImportTypes: ['pricing'],
    },
  ),
  inSrc('flags', 'typed feature flags with their defaults', [...base, 'consent'], planned),
  inSrc('experiments', 'declared experiments, which variant a visitor sees', [...base, 'consent', 'flags']),
  inSrc('meetings', "booking a meeting: port to the providers' calendars, what is handed over to them", [
    ...base,
    'http',
    'consent',
    'attribution',
    'leads',
  ]),
  inSrc('contentRules', 'the rules content is checked by; one file per rule, all give findings', [
    ...base,
    'cms',
    'routing',
    'site',
    'pagePlan',
    'pricing',
    'qualification',
    'demo',
    'meetings',
  ]),
  inSrc(
    'productScreens',
    'pictures of the product: scenes with the words of a market, and the parts they are made of',
    [...base, 'cms', 'site'],
  ),
  inSrc('components', 'design system: markup for given props; `Link` and `RichText` know the site', [
    ...page,
    'productScreens',
  ]),
  inSrc('forms', 'the lead forms and the sign-up modal in React, the core that sends them', [
    ...features,
    'pricing',
    'attribution',
    'http',
    'demo',
  ]),
  inSrc('lists', 'lists that are filtered and searched in place: state in the address, matching, controls', [
    ...features,
  ]),
  inSrc(
    'demoScreens',
    'the interactive demo in React: the product to try, the panel of flows, the gate on phones',
    [...features, 'http', 'demo'],
  ),
  inSrc('tools', 'the free tools: `<tool>/model` (pure), `screens`, `exports`, and what tools share', [
    ...features,
    'pricing',
    'forms',
    'http',
  ]),
  inSrc(
    'observability',
    'errors, web vitals and traces: what is reported and how it is scrubbed',
    [...base, 'consent', 'flags'],
    planned,
  ),
  inSrc('vendors', 'scripts of third parties, one folder each, behind ports that other rooms declare', [
    ...base,
    ...visitor,
    'http',
    'leads',
    'meetings',
    'forms',
    'observability',
  ]),
  inSrc(
    'serviceWorker',
    'registration, update and kill switch of the service worker',
    [...base, 'analytics'],
    planned,
  ),
  inSrc('layout', 'header, footer, notification banner, notices, locale selector and suggestion, skip link', [
    ...features,
    'forms',
  ]),
  inSrc('seo', 'head of a page, hreflang cluster, structured data', [
    ...base,
    'routing',
    'events',
    'cms',
    'pricing',
  ]),
  inSrc('slices', 'one folder per slice with model, mocks and test; the generated registry', [
    ...features,
    'forms',
    'lists',
    'pricing',
    'tools',
  ]),
  inSrc('templates', 'one file per page type', [
    ...features,
    'forms',
    'lists',
    'seo',
    'slices',
    'pricing',
    'qualification',
    'meetings',
    'tools',
    'demo',
    'demoScreens',
  ]),
  inSrc('us', 'content of the pages of code, and the pages they are counterparts of', [
    ...base,
    'cms',
    'seo',
  ]),
  inSrc('pages', 'pages of code, by their path', [
    ...features,
    'forms',
    'layout',
    'seo',
    'slices',
    'templates',
    'us',
    'preview',
  ]),
  inSrc('app', 'frame of a page, start-up, starter, and what connects vendors to ports', [
    ...features,
    'pricing',
    'attribution',
    'http',
    'meetings',
    'forms',
    'lists',
    'layout',
    'seo',
    'slices',
    'templates',
    'preview',
    'vendors',
    'observability',
    'serviceWorker',
    'demoScreens',
  ]),
  {
    name: 'content-api',
    path: 'content-api',
    holds: 'the embedded repository as a Prismic-compatible API, in process and over HTTP',
    mayImport: base,
  },
  inSrc(
    'contentSource',
    'opening a repository, pulling documents and jobs, reading and checking the content as a whole',
    [
      ...base,
      'environment',
      'routing',
      'cms',
      'site',
      'pagePlan',
      'contentRules',
      'us',
      'content-api',
      'demo',
    ],
  ),
  inSrc(
    'contentNodes',
    "the content in Gatsby's data layer: types and ids of nodes, schema, resolvers, reading them",
    [...base, 'routing', 'events', 'cms', 'site', 'pagePlan', 'contentSource', 'demo'],
  ),
  inSrc(
    'build',
    'what `gatsby-node` and the adapter call: pages, heads, files in `public/`, the site manifest',
    [
      ...base,
      'environment',
      'theme',
      'routing',
      'releases',
      'events',
      'cms',
      'site',
      'pagePlan',
      'contentNodes',
      'seo',
      'demo',
    ],
  ),
  inSrc(
    'server',
    'the HTTP application behind `/api`: intake, outbox and delivery of leads, captcha, limits',
    [...base, 'environment', 'theme', 'routing', 'http', 'site', 'attribution', 'leads', 'meetings'],
  ),
  inSrc('api', 'the Gatsby Function that hands a request to `src/server`', [
    ...base,
    'environment',
    'server',
  ]),
  {
    name: 'plugins',
    path: 'plugins',
    holds: "Gatsby plugins, which only connect modules of other rooms to Gatsby's hooks",
    mayImport: [...base, 'environment', 'routing', 'build', 'contentSource', 'contentNodes'],
  },
  {
    name: 'gatsby',
    path: 'gatsby-*.{ts,tsx}',
    holds: "Gatsby's hooks, which only call modules of other rooms",
    mayImport: [...base, 'environment', 'routing', 'hydration', 'cms', 'site', 'app', 'build', 'plugins'],
  },
  {
    name: 'hosts',
    path: 'hosts',
    holds: 'configuration of other hosts, written from the site manifest',
    mayImport: [...base, 'environment', 'routing'],
    planned: true,
  },
  {
    name: 'publisher',
    path: 'publisher',
    holds: 'the resident publisher: one changed document to the pages that show it',
    mayImport: [
      ...base,
      'environment',
      'routing',
      'cms',
      'site',
      'pagePlan',
      'contentRules',
      'contentSource',
      'contentNodes',
      'build',
    ],
    planned: true,
  },
  {
    name: 'siteServer',
    path: 'server',
    holds: 'the Node server of the built site: files, headers, redirects, `/api`, the embedded content API',
    mayImport: [...base, 'environment', 'routing', 'releases', 'site', 'server', 'content-api', 'publisher'],
  },
  {
    name: 'sandbox',
    path: 'sandbox',
    holds: "stand-ins of other people's services, fault injection",
    mayImport: base,
  },
  {
    name: 'eslint',
    path: 'eslint',
    holds: 'the list of rooms that lint and documentation read',
    mayImport: [],
  },
  {
    name: 'settings',
    path: '{eslint.config.mjs,jest.config.ts,jest.setup.ts,package.json,package.test.ts}',
    holds: 'settings of tools in the root folder',
    mayImport: ['eslint'],
  },
  {
    name: 'workshop',
    path: 'scripts/workshop',
    holds: 'the workshop of the design system',
    mayImport: [...page, 'components', 'productScreens'],
  },
  {
    name: 'scripts',
    path: 'scripts',
    holds: 'commands of `package.json`: build, checks, trials, benches',
    mayImport: [
      ...base,
      'environment',
      'routing',
      'releases',
      'cms',
      'site',
      'pagePlan',
      'contentRules',
      'contentSource',
      'build',
      'content-api',
      'leads',
      'server',
      'sandbox',
      'workshop',
      'settings',
      'eslint',
    ],
  },
  {
    name: 'e2e',
    path: 'e2e',
    holds: 'journeys named after what a visitor does, page objects, fixtures, visual comparison',
    mayImport: ['*'],
  },
]

/** Files that may import everything they test. */
export const testFiles = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'e2e/**']
