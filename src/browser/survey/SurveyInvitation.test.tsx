/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { surveyTextKeys, type Survey, type SurveyTexts } from '../../content/site/survey'
import { polyfillDialog } from '../../design/components/Dialog/dialog.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { surveyKey } from './answered'
import { SurveyInvitation } from './SurveyInvitation'
import type { SurveyVendor } from './vendor'

const survey: Survey = {
  typeformId: 'moe6aa',
  isStagingOnly: true,
  hiddenPaths: [],
  texts: Object.fromEntries(surveyTextKeys.map((key) => [key, key])) as SurveyTexts,
}
const vendor: SurveyVendor = {
  address: ({ id }) => new URL(`http://localhost/to/${id}`),
  read: (message) =>
    message === 'ready' || message === 'submitted' || message === 'closed' ? message : undefined,
}
const request = jest.fn<Promise<unknown>, []>()

beforeAll(polyfillDialog)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  request.mockReset().mockResolvedValue({})
  Object.assign(globalThis, { fetch: request })
})

const invitation = () => screen.queryByRole('complementary', { name: 'title' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const frame = () => document.querySelector('iframe')
const say = (data: string, source: MessageEventSource | null = frame()?.contentWindow ?? null) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'http://localhost' }))
    await Promise.resolve()
  })
const start = async () => {
  press('start_label')
  await waitFor(() => expect(frame()).not.toBeNull())
}

it('nothing is loaded before a press; then the form is shown, and answered it does not come again', async () => {
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  expect(request).not.toHaveBeenCalled()
  expect(frame()).toBeNull()
  await start()
  expect(screen.getByRole('status')).toHaveTextContent('loading_text')
  await say('ready', window)
  expect(screen.queryByRole('status')).not.toBeNull()
  await say('ready')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(frame()).toHaveAttribute('title', 'title')
  await say('submitted')
  await say('closed')
  expect(invitation()).toBeNull()
  expect(frame()).toBeNull()
  expect([sessionStorage.getItem(surveyKey), localStorage.getItem(surveyKey)]).toEqual(['moe6aa', null])
})

it('closed without answers it can be taken up again', async () => {
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  await start()
  await say('ready')
  press('close_label')
  expect(frame()).toBeNull()
  expect(invitation()).not.toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('declined it does not come again: in this tab, and later with consent to functionality', () => {
  const { unmount } = render(<SurveyInvitation survey={survey} vendor={vendor} />)
  press('decline_label')
  expect(invitation()).toBeNull()
  unmount()
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  expect(invitation()).toBeNull()
  expect(localStorage.getItem(surveyKey)).toBeNull()
  act(() => consent.decide({ functionality: true, analytics: false, advertisement: false }))
  expect(localStorage.getItem(surveyKey)).toBe('moe6aa')
})

it('an opening is tracked once, whatever is pressed while it is open', async () => {
  const track = jest.spyOn(analytics, 'track')
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  press('start_label')
  press('start_label')
  await screen.findByRole('alert')
  press('retry_label')
  await waitFor(() => expect(frame()).not.toBeNull())
  expect(track.mock.calls).toEqual([['Survey opened', { survey: 'moe6aa' }]])
  press('close_label')
  await start()
  expect(track).toHaveBeenCalledTimes(2)
})

it('another survey is offered', () => {
  sessionStorage.setItem(surveyKey, 'an0ther')
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  expect(invitation()).not.toBeNull()
})

it('closed in the moment in which it comes it stays closed', async () => {
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  await start()
  const form = frame()?.contentWindow ?? null
  await act(async () => {
    for (const data of ['ready', 'closed'])
      window.dispatchEvent(new MessageEvent('message', { data, source: form, origin: 'http://localhost' }))
    await Promise.resolve()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a form that cannot be reached is said, and can be tried again', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  press('start_label')
  expect(await screen.findByRole('alert')).toHaveTextContent('failed_text')
  press('retry_label')
  await waitFor(() => expect(frame()).not.toBeNull())
})

it('a withdrawal ends it', async () => {
  act(() => consent.decide({ functionality: true, analytics: false, advertisement: false }))
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  await start()
  await say('ready')
  act(() => consent.withdraw())
  expect(frame()).toBeNull()
  expect(invitation()).not.toBeNull()
})

it('declined it does not come back with a refusal', async () => {
  render(<SurveyInvitation survey={survey} vendor={vendor} />)
  await start()
  press('close_label')
  press('decline_label')
  act(() => consent.withdraw())
  expect(invitation()).toBeNull()
})
