/** @jest-environment jsdom */
import type * as Module from './visitAnswers'

const all = { functionality: true, analytics: true, advertisement: true }
const onlyFunctions = { functionality: true, analytics: false, advertisement: false }
const allButFunctions = { functionality: false, analytics: true, advertisement: true }

/** The module and the visitor's consent, as in a page that was just loaded. */
async function freshPage(
  choice?: typeof all,
): Promise<typeof Module & { decide: (choice: typeof all) => void }> {
  jest.resetModules()
  localStorage.clear()
  const { consent } = await import('../../visitor/consent/store')
  if (choice) consent.decide(choice)
  return { ...(await import('./visitAnswers')), decide: consent.decide }
}

it('knows what the flow and the forms of the visit said, the flow before a form', async () => {
  const { rememberFlow, rememberForm, visitAnswers } = await freshPage(onlyFunctions)
  rememberForm({ email: 'ada@outlay.example', jobtitle: 'CFO', company_size_range: '2–10', message: 'Hello' })
  rememberForm({ jobtitle: '', features_of_interest: 'cards' })
  rememberFlow({ company_size_range: '51–250' })
  expect(visitAnswers()).toEqual({
    jobtitle: 'CFO',
    features_of_interest: 'cards',
    company_size_range: '51–250',
  })
  rememberFlow({})
  expect(visitAnswers()).toMatchObject({ company_size_range: '2–10' })
})

it.each([
  ['without a decision', undefined],
  ['after a refusal of functionality', allButFunctions],
])('%s nothing is known, also once it is allowed', async (_name, choice) => {
  const { decide, rememberFlow, rememberForm, visitAnswers } = await freshPage(choice)
  rememberForm({ jobtitle: 'CFO' })
  rememberFlow({ jobtitle: 'CFO' })
  expect(visitAnswers()).toEqual({})
  decide(all)
  expect(visitAnswers()).toEqual({})
})

it('a withdrawal forgets it, and nothing is stored at any time', async () => {
  const { decide, rememberFlow, rememberForm, visitAnswers } = await freshPage(all)
  const before = [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]
  rememberForm({ jobtitle: 'CFO' })
  rememberFlow({ company_size_range: '51–250' })
  expect([Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]).toEqual(before)
  decide(allButFunctions)
  decide(all)
  expect(visitAnswers()).toEqual({})
})
