/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { sizeOf } from '../assets'
import type { Value, Values } from '../values'
import { ImageInput } from './ImageInput'

jest.mock('../assets', () => ({
  ...jest.requireActual<object>('../assets'),
  sizeOf: jest.fn(),
}))

type Document = { words: string; image: Value }

/** A form with a text beside the picture, as a document has it. */
function renderForm(image: Values): { document: () => Document } {
  let held: Document = { words: '', image }
  const Form = () => {
    const [document, setDocument] = useState(held)
    held = document
    return (
      <>
        <input
          aria-label="Words"
          value={document.words}
          onChange={({ currentTarget }) => setDocument({ ...document, words: currentTarget.value })}
        />
        <ImageInput
          field={{ type: 'Image', config: {} }}
          label="Picture"
          value={document.image}
          onChange={(value) => setDocument({ ...document, image: value })}
        />
      </>
    )
  }
  render(<Form />)
  return { document: () => held }
}

const old = { url: '/media/old.png', alt: 'Old', dimensions: { width: 3, height: 2 } }

function enterAddress(address: string): void {
  const input = screen.getByLabelText('Address of the picture')
  fireEvent.change(input, { target: { value: address } })
  fireEvent.blur(input)
}

it('what is typed while the picture is read stays, and nothing is stored without its size', async () => {
  let decoded: (size: { width: number; height: number }) => void = () => undefined
  jest.mocked(sizeOf).mockReturnValueOnce(new Promise((resolve) => (decoded = resolve)))
  const { document } = renderForm(old)
  enterAddress('/media/new.png')
  expect(document().image).toEqual(old)
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'Typed since' } })
  fireEvent.change(screen.getByLabelText(/What it shows/), { target: { value: 'Also typed' } })
  await act(async () => decoded({ width: 40, height: 30 }))
  expect(document()).toMatchObject({
    words: 'Typed since',
    image: { url: '/media/new.png', alt: 'Also typed', dimensions: { width: 40, height: 30 } },
  })
})

it('an address without a picture is said, and the picture before is kept', async () => {
  jest.mocked(sizeOf).mockRejectedValueOnce(new Error('EncodingError'))
  const { document } = renderForm(old)
  await act(async () => enterAddress('/media/nothing.png'))
  expect(screen.getByRole('alert')).toHaveTextContent('There is no picture at /media/nothing.png')
  expect(document().image).toEqual(old)
})
