import { buildPhases } from './buildPhases'

const line = (text: string, wallSeconds: number, cpuSeconds: number) => ({ text, wallSeconds, cpuSeconds })

it('what was used until a line belongs to the activity that it ends, and nothing is lost', () => {
  const phases = buildPhases({
    lines: [
      line('success compile gatsby files - 2.0s', 3, 4),
      line('info Using gatsby-adapter-manifest adapter', 3.1, 4.1),
      line('success load plugins - 0.5s', 3.5, 5),
      line('success Building production JavaScript and CSS bundles - 9s', 13, 20),
      line('success Building static HTML for pages - 5s - 653/653 47.46/s', 18, 29),
      line('success some activity of a later Gatsby - 1s', 19, 30),
      line('info Done building in 20 sec', 20, 31),
    ],
    wallSeconds: 24,
    cpuSeconds: 38,
  })
  expect(phases).toEqual([
    { name: 'Start: compile the Gatsby files, plugins', wallSeconds: 3.5, cpuSeconds: 5 },
    { name: 'Compile the bundles for browsers', wallSeconds: 9.5, cpuSeconds: 15 },
    { name: 'Render the HTML', wallSeconds: 5, cpuSeconds: 9 },
    { name: 'Other', wallSeconds: 2, cpuSeconds: 2 },
    { name: 'After Gatsby', wallSeconds: 4, cpuSeconds: 7 },
  ])
})
