/** @jest-environment jsdom */
import { typedBefore } from './typedBefore'

/** A page as the server has written it, after the visitor has done something with its fields. */
function page(html: string, visit: (field: (name: string) => HTMLInputElement & HTMLSelectElement) => void) {
  document.body.innerHTML = html
  visit((name) => {
    const field = document.querySelector<HTMLInputElement & HTMLSelectElement>(`[name="${name}"]`)
    if (!field) throw new Error(`no field "${name}"`)
    return field
  })
  return typedBefore(document.body)
}

it('has the fields that the visitor has changed, by name, and no others', () => {
  const html = `
    <input name="amount" value=""><input name="rate" value="20"><input name="kept" value="as it was">
    <textarea name="note">Hello</textarea><textarea name="terms">30 days</textarea>
    <select name="country"><option>DE</option><option selected>FR</option></select>
    <select name="currency"><option>EUR</option><option selected>GBP</option></select>
    <input aria-label="without a name" value="">`
  const typed = page(html, (field) => {
    field('amount').value = '12,50'
    field('rate').value = ''
    field('note').value = 'Hello there'
    field('country').value = 'DE'
  })
  expect(typed).toEqual({ amount: '12,50', rate: '', note: 'Hello there', country: 'DE' })
})

it('takes the first entry of a list without a chosen one for what the server has written', () => {
  const html = '<select name="unit"><option>hour</option><option>day</option></select>'
  expect(page(html, () => undefined)).toEqual({})
  expect(page(html, (field) => (field('unit').value = 'day'))).toEqual({ unit: 'day' })
})

it('leaves what is ticked and chosen files to others', () => {
  const html =
    '<input type="checkbox" name="a"><input type="radio" name="b" value="x"><input type="file" name="c">'
  const typed = page(html, (field) => {
    field('a').checked = true
    field('b').checked = true
  })
  expect(typed).toEqual({})
})
