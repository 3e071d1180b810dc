import { spawn } from 'node:child_process'

/** Lines of a failed build that are shown. */
const maxLines = 30

/** Runs `npm run build` of a project. Rejects with the last lines that it printed. */
export function runBuild(root: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line.trim() !== ''))
      lines.splice(0, lines.length - maxLines)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${lines.join('\n')}`)),
    )
  })
}
