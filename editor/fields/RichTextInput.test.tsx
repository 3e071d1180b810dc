/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { Value } from '../values'
import { RichTextInput } from './RichTextInput'

const field = {
  type: 'StructuredText',
  config: { multi: 'paragraph,heading2,strong,em,hyperlink', labels: ['highlight'] },
}

/** The field, with what it holds. */
function renderField(value: Value): { value: () => Value } {
  let held = value
  const Holder = () => {
    const [shown, setShown] = useState(value)
    held = shown
    return <RichTextInput field={field} label="Body" value={shown} onChange={setShown} />
  }
  render(<Holder />)
  return { value: () => held }
}

const type = (words: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Body, block 1' }), { target: { value: words } })
}

it('labels are written in the text, and those that the field does not know survive an edit', () => {
  const label = (name: string, start: number, end: number) => ({
    start,
    end,
    type: 'label',
    data: { label: name },
  })
  const spans = [label('highlight', 0, 4), label('other', 10, 15)]
  const { value } = renderField([{ type: 'paragraph', text: 'Read this first', spans }])
  expect(screen.getByRole('textbox')).toHaveValue('[Read]{highlight} this first')
  expect(screen.getByText(/\[words\]\{highlight\}/)).toBeVisible()
  type('[Read]{highlight} all this first')
  expect(value()).toEqual([
    {
      type: 'paragraph',
      text: 'Read all this first',
      spans: [label('highlight', 0, 4), label('other', 14, 19)],
    },
  ])
})

it('what is typed stays as it is before a mark is closed', () => {
  const { value } = renderField([{ type: 'paragraph', text: '', spans: [] }])
  type('some **words')
  expect(screen.getByRole('textbox')).toHaveValue('some **words')
  type('some **words**')
  expect(value()).toEqual([
    { type: 'paragraph', text: 'some words', spans: [{ start: 5, end: 10, type: 'strong' }] },
  ])
})
