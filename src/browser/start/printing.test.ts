/** @jest-environment jsdom */
import { openQuestionsForPrinting } from './printing'

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

afterEach(() => {
  Reflect.deleteProperty(CSS, 'supports')
})

it('closed questions are open while the page is printed, where styles cannot show them', () => {
  Object.assign(CSS, { supports: () => false })
  document.body.innerHTML = `
    <header><details id="menu"></details></header>
    <main><details id="closed"></details><details id="open" open></details></main>`
  openQuestionsForPrinting()
  window.dispatchEvent(new Event('beforeprint'))
  expect(openOnes()).toEqual(['closed', 'open'])
  window.dispatchEvent(new Event('afterprint'))
  expect(openOnes()).toEqual(['open'])
})

it('nothing is opened where styles show them', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  Object.assign(CSS, { supports: () => true })
  openQuestionsForPrinting()
  expect(listen).not.toHaveBeenCalled()
  listen.mockRestore()
})
