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

it('has the chosen option of a group, unless the server has written it', () => {
  const html = `
    <input type="radio" name="size" value="small" checked><input type="radio" name="size" value="large">
    <input type="radio" name="pay" value="week" checked><input type="radio" name="pay" value="month">`
  expect(page(html, () => undefined)).toEqual({})
  const typed = page(html, () => {
    document.querySelector<HTMLInputElement>('[value=large]')?.click()
  })
  expect(typed).toEqual({ size: 'large' })
})

it('has a checkbox that was ticked or unticked', () => {
  const html = `
    <input type="checkbox" name="ticked"><input type="checkbox" name="named" value="yes">
    <input type="checkbox" name="unticked" checked><input type="checkbox" name="kept" checked>`
  const typed = page(html, (field) => {
    for (const name of ['ticked', 'named', 'unticked']) field(name).click()
  })
  expect(typed).toEqual({ ticked: 'on', named: 'yes', unticked: '' })
})

it('leaves chosen files to others', () => {
  expect(page('<input type="file" name="logo">', () => undefined)).toEqual({})
})
