/** @jest-environment jsdom */
import { typedBefore } from './typedBefore'

const rootOf = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

it('finds what was typed and chosen in prerendered fields, and nothing in those left alone', () => {
  const root = rootOf(
    '<input name="people" value="40"><input name="minutes" value="15"><select name="basis"><option value="hourly" selected></option><option value="salary"></option></select>',
  )
  expect(typedBefore(root)).toEqual({})
  const [people] = root.querySelectorAll('input')
  if (people) people.value = '80'
  const select = root.querySelector('select')
  if (select) select.value = 'salary'
  expect(typedBefore(root)).toEqual({ people: '80', basis: 'salary' })
})

it('takes no choice for the visitor’s that the browser has rendered itself', () => {
  const root = rootOf(
    '<select name="basis"><option value="hourly"></option><option value="salary"></option></select>',
  )
  const select = root.querySelector('select')
  if (select) select.value = 'salary'
  expect(typedBefore(root)).toEqual({})
})
