/** @jest-environment jsdom */
import { analytics } from '../../../visitor/analytics/queue'
import { captureVisit } from '../../../visitor/attribution/visit'
import type { LeadFormId } from '../../model/contract'
import { adConversion } from './adConversion'

const domains = Promise.resolve(new Set(['free.example']))
const begin = (form: LeadFormId) => adConversion({ form, externalId: 'ab12', domains })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const reported = () => analytics.queued().map(({ name, properties }) => [name, properties])

beforeEach(() => analytics.drop())

it.each<LeadFormId>(['sign_up', 'demo'])(
  '%s is begun with the first address of a company, once',
  async (form) => {
    const typed = begin(form)
    typed('ada')
    typed(' ada@outlay.example ')
    typed('bob@outlay.example')
    await settled()
    typed('cleo@outlay.example')
    await settled()
    expect(reported()).toEqual([['Ad conversion started', { form, externalId: 'ab12' }]])
  },
)

it.each(['ada@gmail.com', 'ada@free.example', 'ada@', ''])(
  'the address "%s" is no conversion',
  async (address) => {
    begin('demo')(address)
    await settled()
    expect(reported()).toEqual([])
  },
)

it('another form is no conversion', async () => {
  begin('newsletter')('ada@outlay.example')
  await settled()
  expect(reported()).toEqual([])
})

it('without the list of domains the free-mail provider is still none', async () => {
  const typed = adConversion({ form: 'demo', externalId: 'ab12', domains: Promise.resolve(undefined) })
  typed('ada@gmail.com')
  await settled()
  expect(reported()).toEqual([])
  typed('ada@outlay.example')
  await settled()
  expect(reported()).toHaveLength(1)
})

it('the ids of the advertisement that led here go with it', async () => {
  window.history.replaceState(null, '', '/en?li_fat_id=11111111-2222-3333-4444-555555555555&ttclid=E.C.P.abc')
  captureVisit()
  begin('demo')('ada@outlay.example')
  await settled()
  expect(reported()).toEqual([
    [
      'Ad conversion started',
      expect.objectContaining({ li_fat_id: '11111111-2222-3333-4444-555555555555', ttclid: 'E.C.P.abc' }),
    ],
  ])
})
