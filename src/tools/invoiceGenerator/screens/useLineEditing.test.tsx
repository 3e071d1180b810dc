/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useMemo, useState, type ReactNode } from 'react'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import { readJson } from '../../../core/values/readJson'
import { wordsFor } from '../../words/model/wordsFor'
import { invoiceGeneratorWordKeys } from '../model/generatorWordKeys'
import { emptyInvoice, type Invoice } from '../model/invoice'
import { InvoiceProvider, useInvoice } from './InvoiceContext'
import { useLineEditing } from './useLineEditing'

// A thousand lines are slow to draw in a test.
jest.mock('../model/invoice', () => ({
  ...jest.requireActual<object>('../model/invoice'),
  maxLines: 3,
}))

const { data } = readJson('content/documents/en-gb/tool_words.invoice-generator.json') as {
  data: Record<string, unknown>
}
const words = wordsFor(toolWordsOf(data), invoiceGeneratorWordKeys)

function Around({ children }: { children: ReactNode }) {
  const [invoice, setInvoice] = useState<Invoice>({ ...emptyInvoice, lines: [] })
  const value = useMemo(
    () => ({
      invoice,
      shown: invoice,
      change: setInvoice,
      words,
      problemAt: () => undefined,
      isReady: true,
      exports: undefined,
      documentWords: undefined,
    }),
    [invoice],
  )
  return (
    <SiteProvider site={testSite}>
      <InvoiceProvider value={value}>{children}</InvoiceProvider>
    </SiteProvider>
  )
}

const show = () =>
  renderHook(
    () => ({
      ...useLineEditing({ category: 'S', rate: '20' }, () => undefined),
      lines: useInvoice().invoice.lines,
    }),
    { wrapper: Around },
  )

const full = 'An invoice has no more than 3 items.'

it('says when no more items fit, until the list changes', () => {
  const { result } = show()
  for (let count = 0; count < 3; count += 1) act(() => result.current.addLine())
  expect(result.current.problem).toBe('')
  act(() => result.current.addLine())
  expect(result.current.problem).toBe(full)
  act(() => result.current.actions.duplicate('1'))
  expect(result.current.lines).toHaveLength(3)
  expect(result.current.problem).toBe(full)
  act(() => result.current.actions.remove('1'))
  expect(result.current.lines).toHaveLength(2)
  expect(result.current.problem).toBe('')
})

it('takes as many pasted items as fit, and says that there were more', () => {
  const { result } = show()
  act(() => result.current.addLine())
  act(() => result.current.insertPasted('Design\t2\t100\nPrint\t1\t50\nPost\t1\t5\nTape\t1\t2', undefined))
  expect(result.current.lines.map(({ name }) => name)).toEqual(['Design', 'Print', 'Post'])
  expect(result.current.undoable?.text).toContain(full)
  act(() => result.current.insertPasted('Glue\t1\t2\nClips\t1\t2', undefined))
  expect(result.current.lines).toHaveLength(3)
  expect(result.current.problem).toBe(full)
})
