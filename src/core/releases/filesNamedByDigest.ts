import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isNamedByDigest, namesByFolder } from './namedByDigest'

/** The files of a built `public/` that are named by a digest, by their path in it. */
export const filesNamedByDigest = (publicFolder: string): string[] =>
  Object.keys(namesByFolder)
    .filter((folder) => existsSync(path.join(publicFolder, folder)))
    .flatMap((folder) => readdirSync(path.join(publicFolder, folder)).map((name) => `${folder}${name}`))
    .filter(isNamedByDigest)
