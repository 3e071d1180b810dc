import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/core/releases/releaseFiles'
import { findSecrets, secretValues, type SecretFinding } from './findSecrets'

/** Larger files are media. */
const largestText = 4 * 1024 * 1024

/** The files that git tracks or would track. */
const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '')

const isCompressedOrMedia = (file: string): boolean =>
  /\.(?:br|gz|png|jpe?g|webp|avif|ico|gif|woff2?|ttf|otf|pdf|mp[34]|webm|zip|xlsx|docx)$/i.test(file)

/** The text of a file; undefined for what is none. */
function textOf(file: string): string | undefined {
  if (isCompressedOrMedia(file) || !existsSync(file)) return undefined
  const stats = statSync(file)
  if (!stats.isFile() || stats.size > largestText) return undefined
  const text = readFileSync(file, 'utf8')
  return text.includes('\0') ? undefined : text
}

/** The secrets of a project: in its files, and in those of its build. `variables`: those of the environment. */
export function secretsOfProject(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
): { tracked: number; built: number; values: number; findings: SecretFinding[] } {
  const tracked = trackedFiles(root)
  const built = filesBelow(path.join(root, 'public')).map((file) => `public/${file}`)
  const values = secretValues(variables)
  const findings = [...tracked, ...built].flatMap((file) => {
    const text = textOf(path.join(root, file))
    return text === undefined ? [] : findSecrets(file, text, values)
  })
  return { tracked: tracked.length, built: built.length, values: values.size, findings }
}
