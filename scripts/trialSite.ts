import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './temporaryFolder'

/** Files of the project: what git tracks or would track, the content only when it is wanted. */
function projectFiles(project: string, content: boolean): string[] {
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
      ':!node_modules',
      ...(content ? [] : [':!content']),
    ],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(project, file)))
}

/**
 * A temporary copy of the site's code with its own `public` and `.cache`, in which `scripts/build.ts` builds other
 * content while the real ones stay as they are; `content` copies it too. Gives its root; it is removed when this process
 * ends. Packages are linked, the lock file is copied: compiling the Gatsby files takes half a minute without it.
 * Throws where the project is no git checkout.
 */
export function makeTrialSite(project: string, { content = false } = {}): string {
  const root = temporaryFolder('outlay-trial')
  for (const file of projectFiles(project, content)) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(project, file), target)
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir')
  return root
}
