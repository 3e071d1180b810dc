import path from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { runMain } from './runMain'

/**
 * TypeScript and ESLint over the whole project, as a step of `npm test`: ESLint's rules that need types read them from
 * the programs that TypeScript has just checked, where `npm run lint` after `npm run typecheck` infers all of them twice.
 */
const root = path.resolve(__dirname, '..')

/** The code of pages, servers and scripts, and that of the service worker, which has other globals. */
const configurations = ['tsconfig.json', 'src/browser/serviceWorker/worker/tsconfig.json']

function programOf(file: string): ts.Program {
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    path.dirname(file),
    undefined,
    file,
  )
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
}

async function main(): Promise<void> {
  const programs = configurations.map((file) => programOf(path.join(root, file)))
  const faults = programs.flatMap((program) => ts.getPreEmitDiagnostics(program))
  process.stdout.write(
    ts.formatDiagnostics(faults, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
  )
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs } },
    },
  })
  const results = await eslint.lintFiles(['.'])
  const { format } = await eslint.loadFormatter('stylish')
  process.stdout.write(await format(results))
  const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
  if (faults.length > 0 || !isClean || results.length === 0) process.exitCode = 1
}

runMain(main)
