import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './temporaryFolder'

/** Files of the project that a build reads: what git tracks or would track, without the content. */
function codeFiles(project: string): string[] {
  return execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      '.',
      ':!content',
      ':!node_modules',
    ],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(project, file)))
}

/**
 * A temporary copy of the site's code with its own `public` and `.cache`, in which `scripts/build.ts` builds other
 * content while the real ones stay as they are. Gives its root; it is removed when this process ends. Packages are
 * linked, the lock file is copied: compiling the Gatsby files takes half a minute without it.
 * Throws where the project is no git checkout.
 */
export function makeTrialSite(project: string): string {
  const root = temporaryFolder('outlay-trial')
  for (const file of codeFiles(project)) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(project, file), target)
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir')
  return root
}
