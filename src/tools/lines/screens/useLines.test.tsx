/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { renderInSite } from '../../../content/site/site.fixture'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { ToolFrame } from '../../controls/ToolFrame'
import { invoiceGeneratorWordKeys } from '../../invoiceGenerator/model/generatorWordKeys'
import { emptyLine, isEmptyLine, type InvoiceLine } from '../../invoiceGenerator/model/invoice'
import { readInvoiceTable } from '../../invoiceGenerator/model/invoiceTable'
import { commonWords, wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import { LineList } from './LineList'
import { LineRow } from './LineRow'
import { useLines } from './useLines'

const words = wordsFor(wordsOfPart('invoice-generator'), invoiceGeneratorWordKeys)
const vat = { category: 'S', rate: '20' } as const

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
    readTable: (text) => readInvoiceTable(text, { htmlLang: 'en-GB', vat, words }),
    max,
    keepsOne: true,
    words,
    open,
    onOpen: setOpen,
    ...(onDone ? { onDone } : {}),
  })
  return (
    <LineList
      editing={editing}
      label="Items"
      columns={['Description']}
      buttons={<button onClick={() => editing.actions.add()}>Add</button>}
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
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^Item \\d+ ${name}`) })
/** Three items: A, B, C; the last one is open. */
function fillThree(): void {
  for (const name of ['A', 'B', 'C']) {
    type(name)
    if (name !== 'C') press('Add')
  }
}

beforeEach(polyfillDialog)

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

it('takes as many pasted items as fit, and says that there were more', () => {
  show({ max: 3 })
  paste('Design\t2\t100\nPrint\t1\t50\nPost\t1\t5\nTape\t1\t2')
  expect(names()).toEqual(['Design', 'Print', 'Post'])
  expect(
    screen.getByText(/^3 items added\. Only the first 3 fit\. An invoice has no more than 3 items\.$/),
  ).toBeVisible()
  expect(row('Design')).toHaveFocus()
  press('Paste from a spreadsheet')
  fireEvent.change(screen.getByLabelText('Copied cells'), { target: { value: 'Glue\t1\t2' } })
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

it('a paste that is undone leaves what was changed in its lines since', () => {
  show()
  type('A')
  paste('Design\t2\t100\nPrint\t1\t50')
  fireEvent.click(row('Print'))
  type('Printing')
  press('Undo')
  expect(names()).toEqual(['A', 'Printing'])
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

it('says of a pasted table what is in no line', () => {
  show()
  paste('Item\tPrice\tColour\tUnit\nDesk\t5\tred\tpouch\nTotal\t5\t\t\n\t6\t\t')
  expect(
    screen.getByText(
      '1 item added. 1 row left out: it has no description. Rows of totals, left out: 1. ' +
        'We do not know these columns, so they are left out: Colour. ' +
        'We could not read this, so it is left out: pouch.',
    ),
  ).toBeVisible()
})

it('a paste without a line says so and changes nothing', () => {
  show()
  type('A')
  paste('\t5\n\t6')
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
