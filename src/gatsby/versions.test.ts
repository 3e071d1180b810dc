import { readFileSync } from 'node:fs'
import { dependencies } from '../../package.json'
import { readImportGraph } from '../../scripts/rooms/importGraph'
import { isTest } from '../../scripts/rooms/roomOf'
import { testedVersions } from './versions'

/** What to do about a package whose version is not the one that was tested. */
const versionFindings = (installed: Readonly<Record<string, string>>): string[] =>
  Object.entries(testedVersions)
    .filter(([name, version]) => installed[name] !== version)
    .map(
      ([name, version]) =>
        `package.json has ${name} ${installed[name] ?? 'no more'}, and src/gatsby was tested with ${version}: check what depends on its inside as src/gatsby/versions.ts says, then name the new version there.`,
    )

it('package.json has the versions on whose inside the site depends', () => {
  expect(versionFindings(dependencies)).toEqual([])
})

it('another version is refused with a sentence that says what to do', () => {
  expect(versionFindings({ ...testedVersions, gatsby: '5.17.0' })).toEqual([
    'package.json has gatsby 5.17.0, and src/gatsby was tested with 5.16.1: check what depends on its inside as src/gatsby/versions.ts says, then name the new version there.',
  ])
})

/** Names of the inside of Gatsby and styled-components. */
const inside =
  /\b___(?:loader|navigate|webpackCompilationHash|chunkMapping|swUpdated|failedResources)\b|\bwindow\.pagePath\b|\b__PRIVATE__\b|gatsby\/(?:dist|cache-dir)\/|['"`]\.cache\b|data-styled/

it('no file outside of src/gatsby depends on their inside', () => {
  const files = [...readImportGraph().keys()].filter(
    (file) =>
      /^(?:src|server|publisher|plugins|gatsby-)/.test(file) &&
      !isTest(file) &&
      !file.startsWith('src/gatsby/'),
  )
  expect(files.filter((file) => inside.test(readFileSync(file, 'utf8')))).toEqual([])
})
