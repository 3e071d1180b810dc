/** @jest-environment jsdom */
import { analytics } from '../analytics/queue'
import { watchUsedElements } from './usedElements'

it('links and buttons that name their surface are reported, others are not', () => {
  document.body.innerHTML = `
    <a href="#a" data-used="careers"><span> Apply now </span></a>
    <button data-used="wallet" aria-label="Copy: iPhone">CopyCopied</button>
    <a href="#b" id="plain">Other</a>`
  const stop = watchUsedElements()
  for (const element of document.querySelectorAll<HTMLElement>('span, button, #plain')) element.click()
  stop()
  document.querySelector('button')?.click()
  expect(analytics.queued().map(({ name, properties }) => [name, properties])).toEqual([
    ['Element used', { kind: 'link', surface: 'careers', label: 'Apply now' }],
    ['Element used', { kind: 'button', surface: 'wallet', label: 'Copy: iPhone' }],
  ])
})
