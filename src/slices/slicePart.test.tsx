/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { preparePage } from '../content/site/pageParts'
import { slicePart } from './slicePart'

const code = { default: ({ text }: { text: string }) => <p>{text}</p> }
const wrapper = ({ children }: { children: ReactNode }) => <Suspense fallback="waits">{children}</Suspense>
const pageWith = (...ids: string[]) => ({
  json: {
    data: { document: { localized: { data: { slices: ids.map((slice_type) => ({ slice_type })) } } } },
  },
})

it('a slice whose code was loaded with its page, once, is in the first render', async () => {
  const load = jest.fn().mockResolvedValue(code)
  const Hero = slicePart<{ text: string }>('hero', load)
  await preparePage(pageWith('hero', 'unknown', 'hero'))
  render(<Hero text="A card for everyone" />, { wrapper })
  expect(screen.getByText('A card for everyone')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('any other is shown when its code is there, and a failed attempt before does not matter', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(code)
  const Faq = slicePart<{ text: string }>('faq', load)
  await preparePage(pageWith('faq'))
  render(<Faq text="Questions" />, { wrapper })
  expect(screen.getByText('waits')).toBeInTheDocument()
  expect(await screen.findByText('Questions')).toBeInTheDocument()
})

it('a page does not wait for code that does not come', async () => {
  jest.useFakeTimers()
  slicePart('video', () => new Promise<typeof code>(() => undefined))
  const prepared = jest.fn()
  void Promise.resolve(preparePage(pageWith('video'))).then(prepared)
  await jest.advanceTimersByTimeAsync(2999)
  expect(prepared).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(prepared).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it.each([undefined, {}, { status: 'error' }])('a page without slices needs nothing', async (resources) => {
  const started = performance.now()
  await preparePage(resources)
  expect(performance.now() - started).toBeLessThan(1000)
})
