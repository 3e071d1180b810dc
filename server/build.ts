import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { locales } from '../locales.config'
import { siteManifestFile, type SiteManifest } from '../src/routing/siteManifest'
import { StartError } from './startError'

const header = z.object({ key: z.string().min(1), value: z.string() })

const manifestSchema = z.object({
  version: z.literal(1),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      file: z.string().min(1),
      status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
    }),
  ),
  redirects: z.array(
    z.object({
      source: z.string().startsWith('/'),
      target: z.string().min(1),
      permanent: z.boolean(),
      locale: z.enum(['all', ...locales.map((locale) => locale.urlCode)]),
    }),
  ),
  headers: z.array(z.object({ path: z.string().startsWith('/'), headers: z.array(header) })),
  functions: z.array(z.string().startsWith('/')),
}) satisfies z.ZodType<SiteManifest>

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
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new StartError(`${siteManifestFile} is not usable. Run "npm run build" again.\n${reason}`)
  }
}
