import { bannerTextKeys } from '../consentBanner/texts'
import { consentBannerFindings } from './consentBanner'
import { lines, story } from './content.fixture'

const filled = Object.fromEntries(bannerTextKeys.map((key) => [key, `the ${key}`]))
const findingsOf = (data: Record<string, unknown>, type = 'consent_banner') =>
  lines(consentBannerFindings([story(data, { type })]))

it('a banner with all texts has no findings, and other documents need none of them', () => {
  expect(findingsOf(filled)).toEqual([])
  expect(findingsOf({}, 'page')).toEqual([])
})

it.each([undefined, null, '', ' ', []])('a missing text is named: %j', (refuse) => {
  expect(findingsOf({ ...filled, refuse })).toEqual([
    'data.refuse: the consent banner needs this text: fill it in',
  ])
})
