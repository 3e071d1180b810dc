/**
 * `npm run check:office-files`, part of `npm run test:full`: LibreOffice opens every kind of workbook and Word document
 * that the site makes, in every language, and what it has read and calculated is compared with what we have written. Reads
 * the templates of the last build. Without LibreOffice it says so and passes.
 */
import type { Finding } from './checkSite/checks'
import { documentFindings } from './officeFiles/documentFindings'
import { convertFiles, libreOfficeProgram } from './officeFiles/libreOffice'
import { builtTemplates, filledTemplates, policyDocuments, reportWorkbooks } from './officeFiles/samples'
import { resultFindings, workbookFindings } from './officeFiles/workbookFindings'
import { runMain } from './runMain'

const unread = (name: string): Finding => ({
  path: name,
  check: 'file',
  detail: 'LibreOffice could not open it',
})

type Report = { findings: Finding[]; said: string }

async function checkWorkbooks(program: string): Promise<Report> {
  const own = new Map([...builtTemplates(), ...(await reportWorkbooks())])
  const filled = await filledTemplates()
  const read = await convertFiles(
    program,
    new Map([...own, ...[...filled].map(([name, { bytes }]): [string, Uint8Array] => [name, bytes])]),
    'xlsx',
  )
  const findings: Finding[] = []
  let cells = 0
  let formulas = 0
  for (const [name, bytes] of own) {
    const theirs = read.get(name)
    if (!theirs) {
      findings.push(unread(name))
      continue
    }
    const report = await workbookFindings(name, bytes, theirs)
    findings.push(...report.findings)
    cells += report.cells
    formulas += report.formulas
  }
  for (const [name, { results }] of filled) {
    const theirs = read.get(name)
    findings.push(...(theirs ? await resultFindings(name, theirs, results) : [unread(name)]))
  }
  return {
    findings,
    said: `${own.size} workbooks with ${cells} cells, ${formulas} of them formulas, and ${filled.size} with entries`,
  }
}

async function checkDocuments(program: string): Promise<Report> {
  const own = await policyDocuments()
  const files = new Map([...own].map(([name, { bytes }]): [string, Uint8Array] => [name, bytes]))
  const read = await convertFiles(program, files, 'fodt')
  const findings = [...own].flatMap(([name, { expected }]) => {
    const theirs = read.get(name)
    return theirs ? documentFindings(name, expected, Buffer.from(theirs).toString('utf8')) : [unread(name)]
  })
  const paragraphs = [...own.values()].reduce((sum, { expected }) => sum + expected.paragraphs.length, 0)
  return { findings, said: `${own.size} Word documents with ${paragraphs} paragraphs` }
}

async function main(): Promise<void> {
  const started = Date.now()
  const program = libreOfficeProgram()
  if (!program) {
    process.stdout.write(
      'LibreOffice is not installed: workbooks and Word documents were not read back by it. On Debian: apt-get install --no-install-recommends libreoffice-calc libreoffice-writer\n',
    )
    return
  }
  const reports = [await checkWorkbooks(program), await checkDocuments(program)]
  const findings = reports.flatMap((report) => report.findings)
  for (const { path, check, detail } of findings) process.stdout.write(`${path}  ${check}: ${detail}\n`)
  process.stdout.write(
    `${reports.map(({ said }) => said).join('; ')}: ${findings.length} findings, ${Date.now() - started} ms\n`,
  )
  if (findings.length > 0) process.exitCode = 1
}

runMain(main)
