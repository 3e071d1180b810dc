import { parseCommand } from './arguments'

it.each([
  [[], { name: 'help' }],
  [['list', '--help'], { name: 'help' }],
  [['list'], { name: 'list', limit: 20 }],
  [
    ['list', '--state', 'dead', '--form=demo', '--limit', '1'],
    { name: 'list', state: 'dead', form: 'demo', limit: 1 },
  ],
  [['deliver'], { name: 'deliver' }],
  [['retry', '--dead'], { name: 'retry', which: 'dead' }],
  [
    ['retry', '0123abcd', '0123abcd-0000'],
    { name: 'retry', which: { idPrefixes: ['0123abcd', '0123abcd-0000'] } },
  ],
  [['list', '--state', 'doubtful'], { name: 'list', state: 'doubtful', limit: 20 }],
  [['release', '--all'], { name: 'release', which: 'doubtful' }],
  [['reject', '0123abcd'], { name: 'reject', which: { idPrefixes: ['0123abcd'] } }],
  [['export'], { name: 'export', format: 'csv' }],
  [['export', '--file', 'a.json'], { name: 'export', format: 'json', file: 'a.json' }],
  [['export', '--file', 'a.json', '--format', 'csv'], { name: 'export', format: 'csv', file: 'a.json' }],
  [['purge'], { name: 'purge' }],
  [['purge', '--delivered-before', '0'], { name: 'purge', deliveredBefore: 0 }],
])('%j', (args, command) => {
  expect(parseCommand(args)).toEqual(command)
})

it.each([
  [['lists'], ['no command "lists"', 'npm run leads -- purge']],
  [
    ['list', '--state', 'dood', '--limit', '0', '--verbose', 'x'],
    [
      '--state "dood" is not one of waiting',
      '--limit "0"',
      'no option --verbose',
      'takes no "x"',
      'Usage: npm run leads -- list',
    ],
  ],
  [['list', '--form'], ['--form needs a value']],
  [['export', '--file', '--format', 'xml'], ['--file needs a value']],
  [['export', '--format', 'xml'], ['--format "xml" is not one of csv, json']],
  [['retry'], ['Name the leads']],
  [['release'], ['Name the leads to release, or --all for all doubtful ones']],
  [['reject', '--all', '0123abcd'], ['Name the leads to reject']],
  [
    ['release', '--dead', 'x'],
    ['no option --dead', '"x" is no id'],
  ],
  [['retry', '--dead', '0123abcd'], ['Name the leads']],
  [['retry', '0123abc'], ['"0123abc" is no id']],
  [
    ['retry', '--dead=yes'],
    ['--dead takes no value', 'Name the leads'],
  ],
  [['purge', '--delivered-before', '-1'], ['no whole number from 0']],
  [['purge', '--delivered-before', '1.5'], ['--delivered-before "1.5" is no whole number']],
])('%j is refused, with everything that is wrong', (args, messages) => {
  for (const message of messages) expect(() => parseCommand(args)).toThrow(message)
})
