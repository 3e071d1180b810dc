/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import about from '../../../../customtypes/about/index.json'
import event from '../../../../customtypes/resource_detail/index.json'
import { isPortraitName, portraits } from './portraits'
import { Portrait } from '.'

it('is a picture without words', () => {
  const { container } = render(<Portrait name="bun" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent(/^$/)
})

it('the people that editors can choose are the drawn ones', () => {
  for (const people of [about.json.Main.team, event.json.Main.speakers])
    expect(people.config.fields.portrait.config.options).toEqual(Object.keys(portraits))
  expect(isPortraitName('bun')).toBe(true)
  expect(isPortraitName('toString')).toBe(false)
})
