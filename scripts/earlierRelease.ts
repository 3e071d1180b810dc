import { readFileSync } from 'node:fs'
import path from 'node:path'
import { variableNames } from '../src/core/environment'
import { filesNamedByDigest } from '../src/core/releases/filesNamedByDigest'
import { deleteExpiredFiles, keptDays, readReplacedFiles } from '../src/core/releases/replacedFiles'
import { startSiteServer } from './siteServer'

/** The files that pages of a built site fetch by a digest, by their path in `public/`, with their contents. */
export type ReleaseFiles = ReadonlyMap<string, string>

/** What a page of `en` needs to start: the application and the site data of its locale. */
const needed = /^(?:app-[0-9a-f]+\.js|site-data\/en\.[0-9a-f]+\.json)$/

/** Those files of the build that is in a site's `public/` now. */
export function releaseFiles(site: string): ReleaseFiles {
  const folder = path.join(site, 'public')
  const earlier = readReplacedFiles(folder)
  return new Map(
    filesNamedByDigest(folder)
      .filter((file) => needed.test(file) && !earlier.has(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
}

/**
 * What is wrong with the files of an earlier release after the next build, asked of the site's server: they must be
 * there as they were, cached for ever, and gone when their time is over, while those of the present build stay.
 */
export async function earlierReleaseFailures(site: string, earlier: ReleaseFiles): Promise<string[]> {
  const present = releaseFiles(site)
  const unchanged = [...earlier.keys()].filter((file) => present.has(file))
  if (earlier.size !== 2 || present.size !== 2 || unchanged.length > 0) {
    return [
      `the two builds must each have their own application and site data: ${[...earlier.keys(), ...present.keys()].join(', ')}`,
    ]
  }
  const environment = Object.fromEntries(variableNames.map((name) => [name, '']))
  const server = await startSiteServer(site, environment)
  const failuresOf = async (files: ReleaseFiles, when: string): Promise<string[]> => {
    const failures = [...files].map(async ([file, content]) => {
      const response = await fetch(`${server.origin}/${file}`, { headers: { 'accept-encoding': 'br' } })
      const isSame = (await response.text()) === content
      const isStatic = /max-age=31536000, immutable/.test(response.headers.get('cache-control') ?? '')
      return response.ok && isSame && isStatic
        ? []
        : [`${when}, /${file} is answered with ${response.status}`]
    })
    return (await Promise.all(failures)).flat()
  }
  try {
    const failures = [
      ...(await failuresOf(earlier, 'after the next build')),
      ...(await failuresOf(present, 'after the next build')),
    ]
    deleteExpiredFiles(path.join(site, 'public'), new Date(Date.now() + (keptDays * 24 + 1) * 60 * 60 * 1000))
    for (const file of earlier.keys()) {
      const { status } = await fetch(`${server.origin}/${file}`)
      if (status !== 404) failures.push(`after ${keptDays} days, /${file} is still answered with ${status}`)
    }
    return [...failures, ...(await failuresOf(present, `after ${keptDays} days`))]
  } finally {
    await server.stop()
  }
}
