/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import about from '../../../../customtypes/about/index.json'
import customerCase from '../../../../customtypes/customer_case/index.json'
import partnershipCase from '../../../../customtypes/partnership_case/index.json'
import event from '../../../../customtypes/resource_detail/index.json'
import quote from '../../../slices/Quote/model.json'
import { isPortraitName, portraits } from './portraits'
import { Portrait } from '.'

it('is a picture without words', () => {
  const { container } = render(<Portrait name="bun" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent(/^$/)
})

it('the people that editors can choose are the drawn ones', () => {
  const ofGroups = [about.json.Main.team, event.json.Main.speakers].map(
    ({ config }) => config.fields.portrait,
  )
  for (const { config } of ofGroups) expect(config.options).toEqual(Object.keys(portraits))
  const ofQuotes = [
    ...quote.variations.map(({ primary }) => primary.portrait),
    customerCase.json.Main.quote_portrait,
    partnershipCase.json.Main.quote_portrait,
  ]
  for (const { config } of ofQuotes) expect(config.options).toEqual(['none', ...Object.keys(portraits)])
  expect(isPortraitName('bun')).toBe(true)
  expect(isPortraitName('toString')).toBe(false)
})
