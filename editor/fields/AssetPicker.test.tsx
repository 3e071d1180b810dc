/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { readAssets, upload, type Asset } from '../assets'
import { AssetPicker } from './AssetPicker'

jest.mock('../assets', () => ({ readAssets: jest.fn(), upload: jest.fn() }))
const reading = jest.mocked(readAssets)
const uploading = jest.mocked(upload)

const asset: Asset = { id: 'a', url: '/media/a.txt', filename: 'a.txt', kind: 'document', size: 1 }

/** An answer that comes when the test says so. */
function held<Answer>() {
  let settle: { resolve: (value: Answer) => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<Answer>((resolve, reject) => (settle = { resolve, reject }))
  return {
    promise,
    answer: (value: Answer) => act(async () => settle?.resolve(value)),
    fail: (error: Error) => act(async () => settle?.reject(error)),
  }
}

function openPicker(): void {
  render(<AssetPicker kind="all" label="Choose a file" onPick={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
}
const status = (): string | null => screen.getByRole('status').textContent

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
beforeEach(() => jest.resetAllMocks())

it('the status says that the files are being read until they are, and what became of an upload', async () => {
  const files = held<Asset[]>()
  reading.mockReturnValue(files.promise)
  openPicker()
  expect(status()).toBe('The files are being read.')
  await act(async () => undefined)
  expect(status()).toBe('The files are being read.')
  await files.answer([asset])
  expect(status()).toBe('1 file')

  const sent = held<Asset>()
  uploading.mockReturnValue(sent.promise)
  const field = screen.getByLabelText('Upload a file from this computer')
  fireEvent.change(field, { target: { files: [new File(['x'], 'x.txt')] } })
  expect(status()).toBe('The file is being uploaded.')
  await sent.fail(new Error('It is empty.'))
  expect([status(), screen.getByRole('alert').textContent]).toEqual(['1 file', 'Error: It is empty.'])
  expect(field).toHaveAttribute('aria-invalid', 'true')
})

it('files that cannot be read are not said to be being read for ever', async () => {
  const files = held<Asset[]>()
  reading.mockReturnValue(files.promise)
  openPicker()
  await files.fail(new Error('The server does not answer.'))
  expect(status()).toBe('The files could not be read.')
  expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.')
})
