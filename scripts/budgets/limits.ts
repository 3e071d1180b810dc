/** Every limit of size and speed that a command checks; docs/performance.md says when each was measured. */

/** Scripts of a page, in bytes after `gzip -9`: without an island, with islands, and with a free tool. */
export const scriptLimits = { static: 82_000, islands: 102_000, tool: 162_000 } as const

/** The inline script with its data, and what it adds to a compressed page, in bytes. */
export const inlineScriptLimits = { raw: 4096, compressed: 1700 } as const

/** Kinds of pages whose HTML differs in weight. */
export type PageFamily = 'home' | 'page' | 'page with a tool' | 'page with every slice'

/** Parts of a page's HTML, in bytes of Brotli. The first round trip of a home page: src/build/compressedCopies.ts. */
export const htmlLimits = {
  home: { styles: 5700, header: 1560, main: 4150, props: 50, footer: 1600, rest: 3250 },
  page: { styles: 6700, header: 1560, main: 4300, props: 1800, footer: 1600, rest: 3700 },
  'page with a tool': { styles: 7250, header: 1560, main: 4900, props: 6200, footer: 1600, rest: 3550 },
  'page with every slice': {
    styles: 10_700,
    header: 1560,
    main: 20_900,
    props: 11_200,
    footer: 1600,
    rest: 2400,
  },
} as const satisfies Record<PageFamily, object>

/** Largest contentful paint, as a multiple of that of the same page without scripts. */
export const paintLimit = 1.05

/** Blocking, in ms more than that of the same page without scripts. */
export const blockingLimit = 30

/** The longest wait after a press while the application starts, in ms. */
export const pressLimit = 150

/** From a press on a link to the painted heading, as a multiple of a full load. */
export const navigationLimit = 1.2

/** Until a free tool can be used, in ms. */
export const toolStartLimit = 2500

/** The interactive demo: bytes that it loads, and its longest task in ms. */
export const demoLimits = { bytes: 120_000, task: 50 } as const

/** The least scores of Lighthouse. */
export const leastScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
