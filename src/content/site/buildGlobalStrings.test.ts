import model from '../../../customtypes/global_strings/index.json'
import { buildGlobalStrings } from './buildGlobalStrings'
import { globalStringKeys } from './globalStrings'

const english = { send: 'Send', menu: 'Menu', home: 'Home' }
const german = { send: 'Senden', menu: '', home: null, title: 'No string of the site' }

it('takes the strings of the language, and those of the default locale where it has none', () => {
  expect(buildGlobalStrings(german, english)).toMatchObject({ send: 'Senden', menu: 'Menu', home: 'Home' })
  expect(buildGlobalStrings({}, english)).toMatchObject({ send: 'Send' })
})

it('has every key and no other, empty when no language has a text', () => {
  const strings = buildGlobalStrings(german, {})
  expect(Object.keys(strings)).toEqual([...globalStringKeys])
  expect(strings.menu).toBe('')
})

it('reads text fields that the content model has, each of them', () => {
  const fields = Object.values(model.json)
    .flatMap((tab) => Object.entries(tab))
    .flatMap(([name, { type }]) => (type === 'Text' ? [name] : []))
  expect([...globalStringKeys].sort()).toEqual(fields.sort())
})
