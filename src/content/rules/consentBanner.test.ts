import { bannerTextKeys } from '../../visitor/consentBanner/texts'
import { consentBannerFindings } from './consentBanner'
import { lines, story } from './content.fixture'

const filled = {
  ...Object.fromEntries(bannerTextKeys.map((key) => [key, `the ${key}`])),
  privacy_control: 'Refused: {refused}. To choose: {choosable}.',
}
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

it('a note about the Global Privacy Control that names categories itself is named', () => {
  expect(findingsOf({ ...filled, privacy_control: 'Analytics is refused; choose {choosable}.' })).toEqual([
    'data.privacy_control: the text needs the placeholder {refused}: its categories follow from what is done',
  ])
})
