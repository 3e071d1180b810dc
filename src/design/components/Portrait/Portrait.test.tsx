/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import customType from '../../../../customtypes/about/index.json'
import { isPortraitName, portraits } from './portraits'
import { Portrait } from '.'

it('is a picture without words', () => {
  const { container } = render(<Portrait name="bun" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent(/^$/)
})

it('the people that editors can choose are the drawn ones', () => {
  expect(customType.json.Main.team.config.fields.portrait.config.options).toEqual(Object.keys(portraits))
  expect(isPortraitName('bun')).toBe(true)
  expect(isPortraitName('toString')).toBe(false)
})
