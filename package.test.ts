import manifest from './package.json'

const reasons = manifest['//']

it('every override has a reason, and nothing else has', () => {
  expect(Object.keys(reasons.overrides)).toEqual(Object.keys(manifest.overrides))
  for (const [name, reason] of Object.entries(reasons.overrides)) {
    expect([name, reason]).toEqual([name, expect.stringMatching(/\S/)])
  }
})

it('a reason for holding a package back names one that is there', () => {
  expect(Object.keys(manifest.devDependencies)).toEqual(
    expect.arrayContaining(Object.keys(reasons.devDependencies)),
  )
})
