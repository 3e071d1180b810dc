/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { surveyTextKeys } from '../../content/site/survey'
import { polyfillDialog } from '../../design/components/Dialog/dialog.fixture'
import { reportNavigation } from '../start/navigations'
import { startSurvey } from './survey'

const loaded = jest.fn((_: string, urlCode: string) =>
  Promise.resolve({
    typeformId: 'moe6aa',
    isStagingOnly: false,
    hiddenPaths: ['/pricing'],
    texts: Object.fromEntries(surveyTextKeys.map((key) => [key, `${key} in ${urlCode}`])),
  }),
)
jest.mock('../../content/site/loadLocaleFile', () => ({
  loadLocaleFile: (folder: string, urlCode: string) => loaded(folder, urlCode),
}))

beforeAll(() => {
  polyfillDialog()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const goTo = async (path: string) => {
  window.history.replaceState(null, '', path)
  act(() => reportNavigation(path))
  await settled()
}
const title = () => screen.queryByRole('complementary')

it('invites on the pages of its locales; without its texts it is hidden, and the next page asks for them again', async () => {
  window.history.replaceState(null, '', '/en/about')
  startSurvey({ origin: 'https://form.example', locales: 'en de' })
  await settled()
  expect(title()).toBeNull()
  await goTo('/en')
  expect(title()).toHaveAccessibleName('title in en')
  await goTo('/en/pricing')
  expect(title()).toBeNull()
  await goTo('/en/faq')
  expect(title()).not.toBeNull()

  loaded.mockRejectedValueOnce(new Error('offline'))
  await goTo('/de/faq')
  expect(title()).toBeNull()
  await goTo('/de/legal')
  expect(title()).toHaveAccessibleName('title in de')
  await goTo('/fr/faq')
  expect(title()).toBeNull()
})
