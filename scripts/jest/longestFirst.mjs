/** Starts the tests that wait most, for programs and databases, before all others: the last one would have a core to itself. */
import path from 'node:path'
import TestSequencer from '@jest/test-sequencer'

const longest = [
  'scripts/wholeContent.test.ts',
  'server/main.test.ts',
  'src/functions/leads/intake/burst.test.ts',
  'src/functions/leads/outbox/outboxFile.test.ts',
  'src/functions/leads/outbox/outboxPostgres.test.ts',
]

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ path: file, context }) => {
      const index = longest.indexOf(path.relative(context.config.rootDir, file))
      return index === -1 ? longest.length : index
    }
    return super.sort(tests).sort((one, other) => place(one) - place(other))
  }
}
