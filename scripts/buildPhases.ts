import type { MeasuredRun, TimedLine } from './measuredRun'

/** What a part of a build took, in seconds. */
export type Phase = { name: string; wallSeconds: number; cpuSeconds: number }

/**
 * The phases of a build and the activities of Gatsby that make them up, by the lines that it prints at their ends. They
 * run one after another, so what was used between two lines belongs to the second one.
 */
const phases: readonly (readonly [name: string, activities: RegExp])[] = [
  [
    'Start: compile the Gatsby files, plugins',
    /^(compile gatsby files|load |initialize|copy |delete |clean)/,
  ],
  ['Read and check the content', /^onPreInit/],
  ['Bundle the functions', /^(Compiling Gatsby Functions|onPreBootstrap)/],
  [
    'Nodes, schema, pages',
    /^(createSchemaCustomization|Checking for|source and|building schema|createPages|onPreExtract)/,
  ],
  ['Extract the queries', /^(extract queries|write out redirect)/],
  ['Site data, media, icons', /^onPostBootstrap/],
  ['Compile the bundles for browsers', /^(write out requires|Building production JavaScript)/],
  ['Compile the renderer', /^(Building HTML renderer|Execute page|Caching Webpack)/],
  ['Run the queries', /^(run queries|Merge worker|Rewriting)/],
  ['Write page-data', /^Writing page-data/],
  ['Render the HTML', /^(Building static HTML|stitching)/],
  ['onPostBuild', /^onPostBuild/],
]
const other = 'Other'
const afterGatsby = 'After Gatsby'

/** The activity that has ended with a line, as `success load plugins - 0.5s`. */
const endedActivity = ({ text }: TimedLine): string | undefined =>
  /^success (.+?) - \d/.exec(text.trim())?.[1]

const isEndOfGatsby = ({ text }: TimedLine): boolean => /^info Done building/.test(text.trim())

/** Where the time of a build went: each phase that it had, in their order, and what followed after Gatsby's end. */
export function buildPhases({
  lines,
  wallSeconds,
  cpuSeconds,
}: Pick<MeasuredRun, 'lines' | 'wallSeconds' | 'cpuSeconds'>): Phase[] {
  const totals = new Map<string, Phase>()
  let before = { wallSeconds: 0, cpuSeconds: 0 }
  const add = (name: string, now: { wallSeconds: number; cpuSeconds: number }): void => {
    const total = totals.get(name) ?? { name, wallSeconds: 0, cpuSeconds: 0 }
    totals.set(name, {
      name,
      wallSeconds: total.wallSeconds + now.wallSeconds - before.wallSeconds,
      cpuSeconds: total.cpuSeconds + now.cpuSeconds - before.cpuSeconds,
    })
    before = now
  }
  for (const line of lines) {
    const activity = endedActivity(line)
    if (activity !== undefined) add(phases.find(([, names]) => names.test(activity))?.[0] ?? other, line)
    else if (isEndOfGatsby(line)) add(other, line)
  }
  add(afterGatsby, { wallSeconds, cpuSeconds })
  return [...phases.map(([name]) => name), other, afterGatsby].flatMap((name) => totals.get(name) ?? [])
}
