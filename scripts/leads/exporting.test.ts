import { lead } from '../../src/functions/leads/outbox/outbox.fixture'
import type { OutboxEntry } from '../../src/functions/leads/outbox/rows'
import { csvOf } from './exporting'

/** The file of one lead whose message is this text. */
async function fileWith(message: string): Promise<string> {
  const entry: OutboxEntry = {
    id: '0123',
    state: 'waiting',
    form: 'contact',
    receivedAt: 0,
    attempts: 0,
    lead: { ...lead, fields: [{ objectTypeId: '0-1', name: 'message', value: message }] },
  }
  let text = ''
  for await (const piece of csvOf([entry] as unknown as AsyncIterable<OutboxEntry>)) text += piece
  return text
}

/** The cells as a spreadsheet reads them that separates by one of these characters. */
function cellsOf(text: string, separators: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text[++index] ?? ''
      else isQuoted = false
    } else if (character === '"' && cell === '') {
      isQuoted = true
    } else if (separators.includes(character) || character === '\n' || character === '\r') {
      cells.push(cell)
      cell = ''
    } else {
      cell += character
    }
  }
  return [...cells, cell]
}

const isFormula = (cell: string): boolean => /^[\s"]*[=+\-@＝＋－＠]/.test(cell)

describe.each([
  ['=1+1'],
  ['-1+1'],
  ['@SUM(A1)'],
  ['＝1+1'],
  [' =1+1'],
  ['hello;=cmd|x!A1'],
  ['hello; =cmd|x!A1'],
  ['hello;"=cmd|x!A1'],
  ['hello;"=cmd|x!A1";+1'],
  ['hello\n=cmd|x!A1'],
  ['hello\r\n@SUM(A1)'],
  ['hello\r-1+1'],
  ['hello\n"=cmd|x!A1"'],
  ['hello\t=1+1'],
  ['hello";=1+1'],
  ['"=1+1'],
  ['\u0000=1+1'],
])('the message %j', (message) => {
  it.each([',', ';', ';,\t', '\t'])('is no formula where %j separates', async (separators) => {
    const cells = cellsOf(await fileWith(message), separators)
    expect(cells.filter(isFormula)).toEqual([])
  })
})

it('what is no formula stays as it is, where a comma separates', async () => {
  for (const message of ['1 - 2 = -1', 'a;b', 'one\ntwo', 'say "hello", please', "it's", '+49 (30) 123-45'])
    expect(cellsOf(await fileWith(message), ',')).toContain(message)
})

it('a cell controls no terminal', async () => {
  expect(await fileWith('a\u001b[2Jb\u009bc')).toContain('a [2Jb c')
})
