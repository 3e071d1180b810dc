import model from '../../../../customtypes/navigation/index.json'
import { iconNames } from './names'
import { iconPaths } from './paths'
import { menuIcons } from './sprite'

const { options } = model.json.Header.menus.config.fields.entries.config.fields.icon.config

it('there is a drawing for every icon of the content models, and no other', () => {
  expect([...iconNames].sort()).toEqual([...options].sort())
  expect(Object.keys(iconPaths).sort()).toEqual([...options].sort())
})

it('the icons of menus are below each other in the order of their names', () => {
  expect(menuIcons).toContain('width="24" height="480"')
  for (const [index, name] of iconNames.entries())
    expect(menuIcons).toContain(`<path transform="translate(0 ${24 * index})" d="${iconPaths[name]}"/>`)
})
