/** @jest-environment jsdom */
import { setGatsbyGlobals } from './gatsbyGlobals'

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['pagePath', '___webpackCompilationHash']) Reflect.deleteProperty(window, name)
})

it('gives Gatsby path and build of the page', () => {
  document.body.innerHTML =
    '<script id="application" data-path="/de/404" data-release="4f6b /app-1.js"></script>'
  setGatsbyGlobals()
  expect([window.pagePath, window.___webpackCompilationHash]).toEqual(['/de/404', '4f6b'])
})

it('leaves what the scripts of `gatsby develop` have set', () => {
  window.pagePath = '/de'
  setGatsbyGlobals()
  expect(window.pagePath).toBe('/de')
  expect(window).not.toHaveProperty('___webpackCompilationHash')
})
