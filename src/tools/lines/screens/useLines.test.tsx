/** @jest-environment jsdom */
import { TextDecoder as NodeDecoder } from 'node:util'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { renderInSite } from '../../../content/site/site.fixture'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { ToolFrame } from '../../controls/ToolFrame'
import { invoiceGeneratorWordKeys } from '../../invoiceGenerator/model/generatorWordKeys'
import { emptyLine, isEmptyLine, type InvoiceLine } from '../../invoiceGenerator/model/invoice'
import { invoiceTableLabels, readInvoiceTable } from '../../invoiceGenerator/model/invoiceTable'
import { commonWords, wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import type { TableChoices } from '../model/tableShape'
import { LineList } from './LineList'
import { LineRow } from './LineRow'
import { useLines } from './useLines'

const words = wordsFor(wordsOfPart('invoice-generator'), invoiceGeneratorWordKeys)
const vat = { category: 'S', rate: '20' } as const

const reader = {
  columns: ['Description'],
  labels: invoiceTableLabels(words),
  shared: ['currencyOf'] as const,
  read: (text: string, choices?: TableChoices) =>
    readInvoiceTable(text, { htmlLang: 'en-GB', vat, words, currency: 'GBP' }, choices),
}
/** Fetches the code of pasted tables, which comes when a test says so. */
const loadTable = jest.fn(() => Promise.resolve(reader))

/** Called when there is no room for a replacement. */
const mockRefused = jest.fn()

type ItemsProps = { version?: number; max?: number; onDone?: (what: string) => { restore: () => void } }

/** A list of at most four items, each with one field. */
function Items({ version = 0, max = 4, onDone }: ItemsProps) {
  const [lines, setLines] = useState<readonly InvoiceLine[]>([emptyLine])
  const latest = useRef(lines)
  const [open, setOpen] = useState<string | number | undefined>('1')
  const editing = useLines<InvoiceLine>({
    version,
    lines,
    change: (update) => {
      latest.current = update(latest.current)
      setLines(latest.current)
    },
    newLine: (number) => ({ ...emptyLine, id: String(number) }),
    isEmpty: isEmptyLine,
    nameOf: ({ name }) => name,
    loadTable,
    max,
    keepsOne: true,
    words,
    open,
    onOpen: setOpen,
    ...(onDone ? { onDone } : {}),
  })
  const divide = () => {
    const halves = (line: InvoiceLine) => ['first half', 'second half'].map((name) => ({ ...line, name }))
    if (!editing.actions.replace(lines[0]?.id ?? '', halves)) mockRefused()
  }
  return (
    <LineList
      editing={editing}
      label="Items"
      buttons={
        <>
          <button onClick={() => editing.actions.add()}>Add</button>
          <button onClick={divide}>Divide</button>
        </>
      }
    >
      {(line, index) => (
        <LineRow
          line={line}
          index={index}
          count={lines.length}
          actions={editing.actions}
          words={words}
          isOpen={line.id === open}
          isEnterNext
          summary={{ title: line.name || 'New', amount: line.price, details: '' }}
        >
          <input
            aria-label="Name"
            value={line.name}
            onChange={({ target: { value } }) =>
              editing.actions.change(line.id, (before) => ({ ...before, name: value }))
            }
          />
        </LineRow>
      )}
    </LineList>
  )
}

const tool = (props: ItemsProps = {}) => (
  <ToolFrame words={commonWords()}>
    <Items {...props} />
  </ToolFrame>
)
const show = (props?: ItemsProps) => renderInSite(tool(props))
const names = () => [...document.querySelectorAll('[data-line] strong')].map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByLabelText('Name')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
/** Pastes, and waits for the code that reads it. */
const pasteText = (text: string) =>
  act(async () => {
    fireEvent.paste(field(), { clipboardData: { getData: () => text } })
    await Promise.resolve()
  })
/** Pastes, and adds what the dialog shows. */
const paste = async (text: string) => {
  await pasteText(text)
  fireEvent.click(await screen.findByRole('button', { name: 'Add the items' }))
}
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^Item \\d+ ${name}`) })
/** Three items: A, B, C; the last one is open. */
function fillThree(): void {
  for (const name of ['A', 'B', 'C']) {
    type(name)
    if (name !== 'C') press('Add')
  }
}

beforeEach(polyfillDialog)

it('keeps a pressed item where it is when another one above it closes', () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  // An open item is 900 px high, a closed one 60.
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const lines = [...document.querySelectorAll('[data-line]')]
    const above = lines.slice(0, lines.indexOf(this))
    return {
      top: above.reduce((sum, line) => sum + (line.hasAttribute('data-open') ? 900 : 60), 0),
    } as DOMRect
  })
  show()
  fillThree()
  fireEvent.click(row('A'))
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  fireEvent.click(row('C'))
  expect(scrollBy).toHaveBeenLastCalledWith({ top: -840, behavior: 'instant' })
  top.mockRestore()
  scrollBy.mockRestore()
})

it('says when no more items fit, until the list changes', () => {
  show({ max: 3 })
  const full = 'An invoice has no more than 3 items.'
  fillThree()
  expect(screen.queryByText(full)).toBeNull()
  press('Add')
  expect(screen.getByText(full)).toBeVisible()
  press('Duplicate item 3')
  expect(names()).toHaveLength(3)
  expect(screen.getByText(full)).toBeVisible()
  press('Delete item 3')
  expect(names()).toHaveLength(2)
  expect(screen.queryByText(full)).toBeNull()
})

it('takes as many pasted items as fit, and says that there were more', async () => {
  show({ max: 3 })
  await paste('Design\t2\t100\nPrint\t1\t50\nPost\t1\t5\nTape\t1\t2')
  expect(names()).toEqual(['Design', 'Print', 'Post'])
  expect(
    screen.getByText(/^3 items added\. Only the first 3 fit\. An invoice has no more than 3 items\.$/),
  ).toBeVisible()
  expect(row('Design')).toHaveFocus()
  press('Paste from a spreadsheet')
  fireEvent.change(await screen.findByLabelText('Copied cells'), { target: { value: 'Glue\t1\t2' } })
  expect(screen.getByText('1 item found')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add the items' })).toBeDisabled()
})

it('puts the focus where the work goes on after each operation, and says what happened', () => {
  show()
  fillThree()
  expect(field()).toHaveFocus()
  press('Move item 3 up')
  expect(names()).toEqual(['A', 'C', 'B'])
  expect(screen.getByRole('button', { name: 'Move item 2 up' })).toHaveFocus()
  expect(screen.getByText('Moved to position 2')).toBeInTheDocument()
  press('Duplicate item 2')
  expect(names()).toEqual(['A', 'C', 'C', 'B'])
  expect(field()).toHaveFocus()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field()).toHaveValue('B')
  expect(field()).toHaveFocus()
  press('Delete item 4')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Deleted: B')
  press('Undo')
  expect(names()).toEqual(['A', 'C', 'C', 'B'])
  expect(row('B')).toHaveFocus()
})

it('a line that was removed comes back after further changes, with what left with it', () => {
  const restore = jest.fn()
  show({ onDone: () => ({ restore }) })
  fillThree()
  press('Delete item 3')
  fireEvent.click(row('A'))
  type('A2')
  press('Move item 1 down')
  press('Undo')
  expect(names()).toEqual(['B', 'A2', 'C'])
  expect(restore).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('a paste that is undone leaves what was changed in its lines since', async () => {
  show()
  type('A')
  await paste('Design\t2\t100\nPrint\t1\t50')
  fireEvent.click(row('Print'))
  type('Printing')
  press('Undo')
  expect(names()).toEqual(['A', 'Printing'])
})

it('lines that take the place of another one can be undone, with what was changed elsewhere since', () => {
  show()
  fillThree()
  press('Divide')
  expect(names()).toEqual(['first half', 'second half', 'B', 'C'])
  expect(row('first half')).toHaveFocus()
  expect(screen.getByText(/^2 items added/)).toBeVisible()
  press('Divide')
  expect(mockRefused).toHaveBeenCalledTimes(1)
  expect(names()).toHaveLength(4)
  fireEvent.click(row('C'))
  press('Delete item 4')
  press('Divide')
  fireEvent.click(row('B'))
  type('Changed')
  press('Undo')
  expect(names()).toEqual(['first half', 'second half', 'Changed'])
})

it('a line does not come back into a full list', () => {
  show({ max: 3 })
  fillThree()
  press('Delete item 3')
  press('Add')
  press('Undo')
  expect(names()).toEqual(['A', 'B', 'New'])
  expect(screen.getByText('An invoice has no more than 3 items.')).toBeVisible()
  fireEvent.click(row('A'))
  press('Delete item 1')
  expect(names()).toEqual(['B', 'New'])
  press('Undo')
  expect(names()).toEqual(['A', 'B', 'New'])
})

it('the last line that is removed leaves an empty one, which goes when it comes back', () => {
  show()
  type('A')
  press('Delete item 1')
  expect(names()).toEqual(['New'])
  press('Undo')
  expect(names()).toEqual(['A'])
})

it('says of a pasted table what is in no line', async () => {
  show()
  await paste('Item\tPrice\tColour\tUnit\nDesk\t5\tred\tpouch\nTotal\t5\t\t\n\t6\t\t')
  expect(
    screen.getByText(
      '1 item added. 1 row left out: it has no description. Totals and balances, left out: Total 5. ' +
        'We do not know these columns, so they are left out: Colour. ' +
        'We could not read this, so it is left out: pouch.',
    ),
  ).toBeVisible()
})

it('a paste without a line says so and changes nothing', async () => {
  show()
  type('A')
  await pasteText('\t5\n\t6')
  expect(await screen.findByRole('button', { name: 'Add the items' })).toBeDisabled()
  expect(names()).toEqual(['A'])
  expect(screen.getByText('There was no item in what was pasted.')).toBeVisible()
})

it('nothing is undone in other work', () => {
  const { rerender } = show()
  fillThree()
  press('Delete item 3')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  rerender(tool({ version: 1 }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

/** A promise that is settled by the test. */
function later<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }))
  return {
    promise,
    resolve: (value: Value) => settle?.resolve(value),
    reject: (error: Error) => settle?.reject(error),
  }
}
const pasteButton = () => screen.getByRole('button', { name: /^Paste from a spreadsheet/ })

it('fetches the code of pasted tables at the press, says so, and gives the focus back', async () => {
  show()
  const code = later<typeof reader>()
  loadTable.mockReturnValueOnce(code.promise)
  pasteButton().focus()
  fireEvent.click(pasteButton())
  expect(pasteButton()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByLabelText('Copied cells')).toBeNull()
  await act(async () => {
    code.resolve(reader)
    await code.promise
  })
  expect(await screen.findByLabelText('Copied cells')).toBeVisible()
  expect(pasteButton()).not.toHaveAttribute('aria-busy')
  press('Close')
  expect(screen.queryByLabelText('Copied cells')).toBeNull()
  expect(pasteButton()).toHaveFocus()
})

it('does not open the dialog over a field that the visitor has gone on to', async () => {
  show()
  const code = later<typeof reader>()
  loadTable.mockReturnValueOnce(code.promise)
  pasteButton().focus()
  fireEvent.click(pasteButton())
  field().focus()
  await act(async () => {
    code.resolve(reader)
    await code.promise
  })
  await waitFor(() => expect(pasteButton()).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByLabelText('Copied cells')).toBeNull()
})

it('says when the code of pasted tables cannot be fetched, and fetches it again', async () => {
  const failed = 'This part could not be loaded. Please try again when you are online.'
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  type('A')
  loadTable.mockRejectedValueOnce(new Error('Loading chunk failed'))
  await pasteText('Design\t2\t100')
  expect(await screen.findByText(failed)).toBeVisible()
  expect(names()).toEqual(['A'])
  loadTable.mockRejectedValueOnce(new Error('Loading chunk failed'))
  press('Paste from a spreadsheet')
  await waitFor(() => expect(pasteButton()).not.toHaveAttribute('aria-busy'))
  expect(screen.getByText(failed)).toBeVisible()
  press('Paste from a spreadsheet')
  expect(await screen.findByLabelText('Copied cells')).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
})

it('adds a table to no other work than the one into which it was pasted', async () => {
  const { rerender } = show()
  const code = later<typeof reader>()
  loadTable.mockReturnValueOnce(code.promise)
  await pasteText('Design\t2\t100')
  rerender(tool({ version: 1 }))
  await act(async () => {
    code.resolve(reader)
    await code.promise
  })
  await act(async () => Promise.resolve())
  expect(names()).toEqual(['New'])
})

it('fetches the code of pasted tables once the tool is used', async () => {
  loadTable.mockClear()
  show()
  fireEvent.click(document.body)
  expect(loadTable).not.toHaveBeenCalled()
  fireEvent.focusIn(field())
  fireEvent.focusIn(field())
  await waitFor(() => expect(loadTable).toHaveBeenCalledTimes(1))
})

it('shows what it understood, and takes another choice, before anything is added', async () => {
  show()
  await pasteText('Item\tPlace\tPrice\nDesk\tUlm\t5\nLamp\tBonn\t7')
  expect(await screen.findByLabelText('Column “Place”')).toHaveValue('none')
  expect(screen.getByRole('table')).toHaveTextContent('Desk')
  expect(names()).toEqual(['New'])
  fireEvent.change(screen.getByLabelText('Column “Item”'), { target: { value: 'none' } })
  fireEvent.change(screen.getByLabelText('Column “Place”'), { target: { value: 'name' } })
  press('Add the items')
  expect(names()).toEqual(['Ulm', 'Bonn'])
})

it('asks what the cells leave open, and adds nothing before it is answered', async () => {
  show()
  await pasteText('Item\tPrice\nDesk\t1.250')
  expect(await screen.findByRole('button', { name: 'Add the items' })).toBeDisabled()
  expect(screen.getByLabelText('Which number is 1.250?')).toHaveValue('')
  fireEvent.change(screen.getByLabelText('Which number is 1.250?'), { target: { value: ',' } })
  press('Add the items')
  expect(row('Desk')).toHaveTextContent('1,250')
})

// The browser's, which jsdom lacks; bytes of jsdom are of another realm.
beforeAll(() => {
  class BrowserDecoder extends NodeDecoder {
    override decode(bytes?: Uint8Array): string {
      return super.decode(Buffer.from(bytes ?? []))
    }
  }
  Object.assign(globalThis, { TextDecoder: BrowserDecoder })
})

const mockCode = { isMissing: false }

// Workbooks are read by themselves (readXlsx.test.ts).
jest.mock('../../spreadsheet/model/readXlsx', () => {
  if (mockCode.isMissing) throw new Error('not fetched')
  return {
    ...jest.requireActual<object>('../../spreadsheet/model/readXlsx'),
    readXlsx: (bytes: Uint8Array) =>
      bytes.length < 7
        ? undefined
        : [
            { name: 'October', rows: [['Desk', '2', '5']] },
            { name: 'November', rows: [['Lamp', '1', '9']] },
          ],
  }
})

/** A file as a browser gives it. */
const fileOf = (bytes: Uint8Array, name: string) => {
  const file = new File([new Uint8Array(bytes)], name)
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

it('says of a workbook that its code could not be fetched, and reads it once it can be', async () => {
  mockCode.isMissing = true
  show()
  const file = fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'items.xlsx')
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { files: [file] } })
  expect(
    await screen.findByText('This part could not be loaded. Please try again when you are online.'),
  ).toBeVisible()
  mockCode.isMissing = false
  const input = document.querySelector<HTMLInputElement>('[data-table-file]')
  if (!input) throw new Error('no field for a file')
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByLabelText('Which sheet?')).toBeVisible()
  expect(
    screen.queryByText('This part could not be loaded. Please try again when you are online.'),
  ).toBeNull()
})

it('opens a file in the dialog, and says when it is no table of text', async () => {
  show()
  press('Paste from a spreadsheet')
  await screen.findByLabelText('Copied cells')
  const input = document.querySelector<HTMLInputElement>('[data-table-file]')
  if (!input) throw new Error('no field for a file')
  const choose = (file: File) => act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  await choose(fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'items.xlsx'))
  expect(await screen.findByText(/^No table was found in this file/)).toBeVisible()
  // “Café” in windows-1252.
  await choose(fileOf(new Uint8Array([67, 97, 102, 0xe9, 59, 50, 59, 53]), 'items.csv'))
  await waitFor(() => expect(screen.getByLabelText('Copied cells')).toHaveValue('Café;2;5'))
  press('Add the items')
  expect(names()).toEqual(['Café'])
})

it('asks which sheet of a workbook is meant', async () => {
  show()
  const file = fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'items.xlsx')
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { files: [file] } })
  const sheet = await screen.findByLabelText('Which sheet?')
  expect(screen.getByRole('button', { name: 'Add the items' })).toBeDisabled()
  fireEvent.change(sheet, { target: { value: '1' } })
  expect(screen.getByLabelText('Copied cells')).toHaveValue('Lamp\t1\t9')
  press('Add the items')
  expect(names()).toEqual(['Lamp'])
})

it('shows a file that is dropped on the list', async () => {
  show()
  const file = fileOf(new Uint8Array([...'Desk\t2\t5'].map((letter) => letter.charCodeAt(0))), 'items.tsv')
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { files: [file] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add the items' }))
  expect(names()).toEqual(['Desk'])
})

it('names what is no table, a file of a bank or an old workbook, and adds nothing', async () => {
  show()
  const statement = ':20:START\n:25:50010517/01\n:61:2611031103D120,00N062'
  const bytes = new Uint8Array([...statement].map((letter) => letter.charCodeAt(0)))
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { files: [fileOf(bytes, 'november.sta')] } })
  expect(await screen.findByText(/^This is MT940, not a table/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add the items' })).toBeDisabled()
  const input = document.querySelector<HTMLInputElement>('[data-table-file]')
  if (!input) throw new Error('no field for a file')
  const old = fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'items.xls')
  await act(async () => void fireEvent.change(input, { target: { files: [old] } }))
  expect(await screen.findByText(/^This is XLS \(Excel 97–2003\), not a table/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Copied cells'), { target: { value: 'Desk\t2\t5' } })
  press('Add the items')
  expect(names()).toEqual(['Desk'])
})
