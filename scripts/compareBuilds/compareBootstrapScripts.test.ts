import { compareBootstrapScripts } from './compareBootstrapScripts'

const bootstrap =
  '"use strict";(()=>{var s=document.body,r=s.dataset,o=(t,e)=>{s.append(t,e)};addEventListener("load",t=>o(t,r.as))})();'

describe('the comparison of two bootstraps', () => {
  it('recognises equal ones, and those with other minified names', () => {
    expect(compareBootstrapScripts(bootstrap, bootstrap)).toBe('same')
    const renamed = bootstrap
      .replace('var s=', 'var x=')
      .replace('r=s.', 'q=x.')
      .replace('{s.append', '{x.append')
      .replace('r.as', 'q.as')
    expect(compareBootstrapScripts(bootstrap, renamed)).toBe('minified names differ')
  })

  it.each([
    ['another event', 'load', 'click'],
    ['another property', 'r.as', 'r.is'],
    ['arguments in another order', 'append(t,e)', 'append(e,t)'],
  ])('finds %s', (_, from, to) => {
    expect(compareBootstrapScripts(bootstrap, bootstrap.replace(from, to))).toBe('different')
  })
})
