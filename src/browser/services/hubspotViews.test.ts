/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { reportNavigation } from '../start/navigations'
import { followHubspotViews } from './hubspotViews'

const everything = { functionality: true, analytics: true, advertisement: true }
const queued = () => (window._hsq ?? []) as unknown as unknown[]
const told = () => (window._hsp ?? []) as unknown as unknown[]

it('HubSpot counts with consent to both categories, and is told each change of it', async () => {
  window.history.replaceState(null, '', '/en/bills-status/7f3?token=secret&utm_source=fair')
  const onRemains = jest.fn()
  const settings = { portalId: '1234567', scriptOrigin: 'https://scripts.example' }
  followHubspotViews(settings, { onRemains })
  followHubspotViews(settings, { onRemains })
  consent.decide({ ...everything, advertisement: false })
  expect(document.querySelectorAll('script')).toHaveLength(0)
  reportNavigation('/en')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(queued()).toEqual([])

  consent.decide(everything)
  expect(queued()).toEqual([['setPath', '/en/bills-status?utm_source=fair']])
  expect(document.querySelectorAll('script')).toHaveLength(1)
  consent.decide({ ...everything, functionality: false })
  expect(told()).toEqual([
    ['setHubSpotConsent', everything],
    ['setHubSpotConsent', { ...everything, functionality: false }],
  ])
  // As after the report of HubSpot's banner.
  consent.decide({ ...everything, functionality: false })
  expect(told()).toHaveLength(2)
  window.history.replaceState(null, '', '/en/pricing?email=ada@outlay.example')
  reportNavigation('/en/pricing')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(queued().at(-1)).toEqual(['setPath', '/en/pricing'])

  expect(onRemains).not.toHaveBeenCalled()
  consent.withdraw()
  expect(onRemains).toHaveBeenCalledTimes(1)
  expect(queued().at(-1)).toEqual(['doNotTrack'])
})
