import { roomFindings } from './rooms/findings'
import { readImportGraph } from './rooms/importGraph'

/** `npm run check:rooms`: whether folders and imports are as rooms.config.ts says, and no files import each other in a cycle. */
const graph = readImportGraph()
const findings = roomFindings(graph)
process.stdout.write(
  [...findings, `${graph.size} files, ${findings.length} findings`].map((line) => `${line}\n`).join(''),
)
if (findings.length > 0) process.exitCode = 1
