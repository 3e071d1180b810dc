import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { htmlRules } from './htmlRules'

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>Outlay</title></head><body><main>${body}</main></body></html>`
const rulesBroken = (body: string): string[] =>
  validator
    .validateStringSync(page(body))
    .results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))

describe('the rules for HTML', () => {
  it('accept what React and Gatsby write', () => {
    expect(
      rulesBroken(
        '<h1 id=":R7h:">Cards</h1><input id="a" aria-label="Name" required="" type="text"/><ul role="list"><li>One</li></ul><div style="outline:none" tabindex="-1"></div>',
      ),
    ).toEqual([])
  })

  it.each([
    [
      'an element in a place that is not allowed',
      '<figure><div><figcaption>Words</figcaption></div></figure>',
      'element-permitted-content',
    ],
    ['an element that is never closed', '<h1>Cards</h1><section><p>Words</main>', 'close-order'],
    ['an id that is there twice', '<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
    ['a reference to nothing', '<label for="nowhere">One</label>', 'no-missing-references'],
    ['an image without alternative text', '<img src="/a.png" width="1" height="1"/>', 'wcag/h37'],
  ])('report %s', (_, body, rule) => {
    expect(rulesBroken(body)).toContain(rule)
  })
})
