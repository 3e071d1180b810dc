import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../temporaryFolder'

/** The most that a conversion of all files may take, in ms. */
const patience = 180_000

/** Calculates each formula again when a workbook is opened; otherwise it would show the results that the file has. */
const alwaysCalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>
`

/** LibreOffice among the programs of the path; undefined without one. */
export const libreOfficeProgram = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

/**
 * Opens files, each with its own name, and saves them in another format (`xlsx`, `fodt`). Gives the files by the
 * names of those they are made of; one that could not be opened has none. It runs without a window, with a profile that
 * is deleted afterwards. Rejects when it takes longer than three minutes.
 */
export async function convertFiles(
  program: string,
  files: ReadonlyMap<string, Uint8Array>,
  format: string,
): Promise<Map<string, Uint8Array>> {
  const folder = temporaryFolder('outlay-libreoffice')
  const [profile, from, to] = ['profile', 'from', 'to'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const each of [path.join(profile, 'user'), from, to]) mkdirSync(each, { recursive: true })
  writeFileSync(path.join(profile, 'user/registrymodifications.xcu'), alwaysCalculate)
  const paths = [...files].map(([name, bytes]) => {
    const file = path.join(from, name)
    writeFileSync(file, bytes)
    return file
  })
  await runToEnd(program, [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--convert-to',
    format,
    '--outdir',
    to,
    ...paths,
  ])
  return new Map(
    [...files.keys()].flatMap((name): [string, Uint8Array][] => {
      const made = path.join(to, `${path.parse(name).name}.${format}`)
      return existsSync(made) ? [[name, readFileSync(made)]] : []
    }),
  )
}

/** Its own group of processes, because the program starts another one, which has to end with it. */
function runToEnd(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    const end = (): void => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    process.once('exit', end)
    const timer = setTimeout(() => {
      end()
      reject(new Error(`LibreOffice has not ended after ${patience / 1000} s. ${said}`))
    }, patience)
    const ended = (): void => {
      clearTimeout(timer)
      process.removeListener('exit', end)
    }
    child.once('error', (error) => {
      ended()
      reject(error)
    })
    child.once('close', (code) => {
      ended()
      if (code === 0) resolve()
      else reject(new Error(`LibreOffice ended with ${code}. ${said}`))
    })
  })
}
