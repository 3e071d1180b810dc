import model from '../../customtypes/global_strings/index.json'
import { cmsDocument } from '../cms/document.fixture'
import { buildGlobalStrings } from './buildGlobalStrings'
import { globalStringKeys } from './globalStrings'

const english = cmsDocument('global_strings', { send: 'Send', menu: 'Menu', home: 'Home' }, { id: 'en' })
const german = cmsDocument(
  'global_strings',
  { send: 'Senden', menu: '', home: null, title: 'No string of the site' },
  { id: 'de', lang: 'de-de' },
)

it('takes the strings of the language, and those of the default locale where it has none', () => {
  expect(buildGlobalStrings([german, english], 'de-de')).toMatchObject({
    send: 'Senden',
    menu: 'Menu',
    home: 'Home',
  })
  expect(buildGlobalStrings([german, english], 'fr-fr')).toMatchObject({ send: 'Send' })
})

it('has every key and no other, empty when no language has a text', () => {
  const strings = buildGlobalStrings([german], 'de-de')
  expect(Object.keys(strings)).toEqual([...globalStringKeys])
  expect(strings.menu).toBe('')
})

it('reads fields that the content model has, each of them', () => {
  const fields = Object.values(model.json).flatMap((tab) => Object.keys(tab))
  expect([...globalStringKeys].sort()).toEqual(fields.sort())
})
