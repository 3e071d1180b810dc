/**
 * The one list of folders: what each holds, who is asked for a review of it, and which rooms its code may import.
 * `npm run check:rooms` compares it with all imports; `npm run codegen` writes from it the map in README.md, the
 * imports in the README of each folder of `src` and the folders in CODEOWNERS.
 */
export type Team =
  | 'content'
  | 'content-platform'
  | 'design-system'
  | 'leads'
  | 'platform'
  | 'privacy'
  | 'website'

export type Folder = { path: string; holds: string; team: Team }

/** Folders with one subject and one list of what their code may import. */
export type Room = {
  name: string
  folders: Folder[]
  /** Patterns of files outside of these folders. */
  files?: string[]
  /**
   * The rooms that its code imports, types included: rooms before it in this list. One that no file imports must be
   * deleted; one more is a decision for a review. Tests and fixtures may import anything.
   */
  imports: string[]
  /** Folders without React and without imports of the room's other folders: calculation for browser and server alike. */
  pure?: string[]
  /** Its code runs in Node alone and imports no component (`.tsx`) of another room. */
  node?: true
}

const folder = (path: string, team: Team, holds: string): Folder => ({ path, team, holds })

/** In the order in which rooms may import each other: only those before. */
export const rooms: Room[] = [
  {
    name: 'core',
    folders: [
      folder(
        'src/core',
        'platform',
        'what everything may import: brand, environment, HTTP client, formats (i18n), routing, values, earlier releases',
      ),
    ],
    files: ['locales.config*.ts'],
    imports: [],
  },
  {
    name: 'gatsby',
    folders: [
      folder(
        'src/gatsby',
        'platform',
        'what depends on the inside of Gatsby and styled-components; the compiler (SWC)',
      ),
    ],
    imports: ['core'],
  },
  {
    name: 'theme',
    folders: [folder('src/design/theme', 'design-system', 'tokens, fonts, icons, global and printed style')],
    imports: ['core'],
  },
  {
    name: 'cms',
    folders: [
      folder(
        'src/content/cms',
        'content-platform',
        'documents and their fields: links, markets, product facts, tokens, lists',
      ),
      folder(
        'src/content/site',
        'content-platform',
        'what all pages of a locale share: site data, forms data, strings',
      ),
      folder('src/content/events', 'content-platform', 'when an event is, calendar files'),
    ],
    files: ['prismicio-types.d.ts'],
    imports: ['core'],
  },
  {
    name: 'product',
    folders: [
      folder('src/product', 'website', 'pricing (cycles, totals, recommendation) and the interactive demo'),
    ],
    imports: ['core', 'cms'],
    pure: ['src/product/pricing', 'src/product/demo'],
  },
  {
    name: 'visitor',
    folders: [
      folder(
        'src/visitor',
        'privacy',
        'consent and its banner, attribution, analytics, experiments, flags, observability',
      ),
    ],
    imports: ['core', 'theme', 'cms', 'product'],
  },
  {
    name: 'design',
    folders: [
      folder(
        'src/design',
        'design-system',
        'components, header and footer (layout), lists, pictures of the product, hydration; theme',
      ),
    ],
    imports: ['core', 'theme', 'cms', 'visitor'],
  },
  {
    name: 'leads',
    folders: [
      folder(
        'src/leads',
        'leads',
        'the lead contract and its HubSpot fields (model), forms, qualification, booking a meeting',
      ),
    ],
    imports: ['core', 'theme', 'cms', 'product', 'visitor', 'design'],
    pure: ['src/leads/model', 'src/leads/qualification'],
  },
  {
    name: 'demoScreens',
    folders: [folder('src/product/demoScreens', 'website', 'the interactive demo in React')],
    imports: ['core', 'theme', 'cms', 'product', 'visitor', 'design'],
  },
  {
    name: 'tools',
    folders: [
      folder(
        'src/tools',
        'website',
        'the free tools, each with model, screens and exports, and what they share',
      ),
    ],
    imports: ['core', 'theme', 'cms', 'visitor', 'design', 'leads'],
    pure: ['src/tools/*/model', 'src/tools/*/exports'],
  },
  {
    name: 'seo',
    folders: [folder('src/seo', 'website', 'head of a page, hreflang, structured data')],
    imports: ['core', 'cms', 'product'],
  },
  {
    name: 'slices',
    folders: [
      folder(
        'src/slices',
        'website',
        'one folder per slice: component, model, mocks, test; the generated registry',
      ),
    ],
    imports: ['core', 'theme', 'cms', 'product', 'visitor', 'design', 'leads', 'tools'],
  },
  {
    name: 'templates',
    folders: [folder('src/templates', 'website', 'one file per page type, and the parts of pages')],
    imports: [
      'core',
      'theme',
      'cms',
      'product',
      'visitor',
      'design',
      'leads',
      'demoScreens',
      'tools',
      'seo',
      'slices',
    ],
  },
  {
    name: 'browser',
    folders: [
      folder(
        'src/browser',
        'website',
        'frame and start of a page, islands, links, vendors, chat, survey, previews, service worker',
      ),
    ],
    imports: [
      'core',
      'gatsby',
      'theme',
      'cms',
      'product',
      'visitor',
      'design',
      'leads',
      'demoScreens',
      'tools',
      'slices',
      'templates',
    ],
  },
  {
    name: 'pages',
    folders: [folder('src/pages', 'website', 'pages of code, by their path')],
    imports: ['core', 'cms', 'design', 'seo', 'templates', 'browser'],
  },
  {
    name: 'repository',
    folders: [
      folder(
        'content-api',
        'content-platform',
        'the Prismic-compatible API over content/, in process and over HTTP; the API of its editor',
      ),
      folder(
        'content-transfer',
        'content-platform',
        'moves content from a folder into a repository and back',
      ),
      folder('editor', 'content-platform', 'the editor of the embedded repository'),
    ],
    imports: ['core'],
    node: true,
  },
  {
    name: 'content',
    folders: [
      folder(
        'src/content',
        'content-platform',
        'documents to planned pages: source, checks (rules), plan, nodes; cms, site, events',
      ),
    ],
    imports: ['core', 'gatsby', 'theme', 'cms', 'product', 'visitor', 'leads', 'tools', 'repository'],
    node: true,
  },
  {
    name: 'build',
    folders: [
      folder('src/build', 'platform', "what Gatsby's hooks call: pages, files in public/, the site manifest"),
      folder('plugins', 'content-platform', 'source plugin and adapter, which connect src to Gatsby'),
    ],
    files: ['gatsby-*.ts', 'gatsby-*.tsx', 'src/html.tsx'],
    imports: [
      'core',
      'gatsby',
      'theme',
      'cms',
      'product',
      'visitor',
      'design',
      'tools',
      'seo',
      'browser',
      'repository',
      'content',
    ],
  },
  {
    name: 'functions',
    folders: [
      folder(
        'src/functions',
        'platform',
        'the HTTP application behind /api: intake, outbox and delivery of leads, captcha, limits',
      ),
      folder('src/api', 'platform', 'the Gatsby Function that hands a request to src/functions'),
    ],
    imports: ['core', 'theme', 'cms', 'visitor', 'leads'],
    node: true,
  },
  {
    name: 'publisher',
    folders: [
      folder(
        'publisher',
        'platform',
        'the resident publisher: one changed document to the pages that show it',
      ),
    ],
    imports: ['core', 'gatsby', 'cms', 'visitor', 'seo', 'content', 'build'],
    node: true,
  },
  {
    name: 'server',
    folders: [
      folder(
        'server',
        'platform',
        'the Node server of the built site: files, headers, redirects, /api, previews',
      ),
    ],
    imports: ['core', 'cms', 'product', 'visitor', 'browser', 'repository', 'content', 'build', 'functions'],
    node: true,
  },
  {
    name: 'sandbox',
    folders: [
      folder(
        'sandbox',
        'platform',
        "stand-ins of other people's services: HubSpot, reCAPTCHA, LaunchDarkly, Segment, Freshchat …",
      ),
    ],
    imports: ['core'],
    node: true,
  },
  {
    name: 'scripts',
    folders: [
      folder('scripts', 'platform', 'commands: build, dev, test, codegen, checks, leads, bench'),
      folder('lint', 'platform', 'our own rules for code'),
    ],
    files: ['rooms.config.ts', 'jest.config.ts', 'jest.setup.ts', 'package.test.ts', 'package.json'],
    imports: [
      'core',
      'theme',
      'cms',
      'visitor',
      'design',
      'leads',
      'tools',
      'browser',
      'repository',
      'content',
      'build',
      'functions',
      'publisher',
      'server',
      'sandbox',
    ],
  },
]

/** Journeys may import everything, as tests may. */
export const journeys = folder('e2e', 'website', 'journeys in a real browser, visual comparison')

/** Folders without code. */
export const otherFolders: Folder[] = [
  folder('content', 'content', "the embedded content repository (documents in Prismic's API format)"),
  folder('customtypes', 'content', "content models; the slices' are in src/slices/*/model.json"),
  folder('static', 'website', 'files that are served as they are'),
  folder('docs', 'website', 'architecture, decisions, privacy, attribution, reliability, design …'),
]

export const limits = {
  /** Rooms in this list, the one of journeys included. */
  rooms: 24,
  foldersOfSrc: 16,
  /** Words of the README of a folder of `src`. */
  readmeWords: 300,
}
