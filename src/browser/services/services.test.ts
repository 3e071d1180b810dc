/** @jest-environment jsdom */
import { deleteCookies } from '../../visitor/consent/cookies'
import { consent } from '../../visitor/consent/store'
import { askForIntegrations } from '../../visitor/integrations/askForIntegrations'
import { startIntegrations } from './integrations'
import { startServices } from './services'

jest.mock('../../visitor/integrations/askForIntegrations')
jest.mock('./integrations', () => ({ startIntegrations: jest.fn() }))

const answer = (services: object) => jest.mocked(askForIntegrations).mockResolvedValue(services)
const importsAreDone = () => new Promise((resolve) => setTimeout(resolve, 20))

afterEach(() => {
  consent.withdraw()
  deleteCookies(['previously_logged_in', 'logged_in'])
})

it('a decision is followed while the server does not answer, and a withdrawal too', async () => {
  jest.mocked(askForIntegrations).mockReturnValue(new Promise(() => undefined))
  document.cookie = 'logged_in=true; path=/'
  void startServices()
  await importsAreDone()
  expect(document.cookie).toBe('logged_in=true')
  consent.decide({ functionality: true, analytics: true, advertisement: false })
  await importsAreDone()
  expect(document.cookie).toContain('analytics_storage=granted')
  expect(document.cookie).toContain('previously_logged_in=true')
  consent.withdraw()
  expect(document.cookie).toContain('analytics_storage=denied')
  expect(document.cookie).not.toContain('previously_logged_in')
})

it('loads nothing of services when none is configured', async () => {
  answer({})
  await startServices()
  expect(startIntegrations).not.toHaveBeenCalled()
})

it('gives the answer of the server to what starts the services', async () => {
  const services = { hubspot: { portalId: '1234567' } }
  answer(services)
  await startServices()
  expect(jest.mocked(startIntegrations).mock.calls).toEqual([[services]])
})
