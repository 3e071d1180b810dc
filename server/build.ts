import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSiteManifest, siteManifestFile, type SiteManifest } from '../src/core/routing/siteManifest'
import { messageOf } from '../src/core/values/error'
import { StartError } from './startError'

/** The output of `npm run build` that the server uses. */
export type Build = { publicDir: string; manifest: SiteManifest }

/** Finds the build in the project's folder. Throws a StartError that names the command which creates missing files. */
export function readBuild(projectDir: string): Build {
  const publicDir = join(projectDir, 'public')
  if (!existsSync(publicDir))
    throw new StartError('There is no built site in public/. Run "npm run build" first.')
  return { publicDir, manifest: readManifest(join(projectDir, siteManifestFile)) }
}

function readManifest(file: string): SiteManifest {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(
      `${siteManifestFile} is missing. Run "npm run build": it writes the file at its end.`,
    )
  }
  try {
    return parseSiteManifest(JSON.parse(text))
  } catch (error) {
    const reason = messageOf(error)
    throw new StartError(`${siteManifestFile} is not usable. Run "npm run build" again.\n${reason}`)
  }
}
