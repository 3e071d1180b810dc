/** @jest-environment jsdom */
import { allCookies } from '../../visitor/consent/cookies'
import { loggedInCookie, previouslyLoggedIn, rememberLogIn, usesApp } from './returningVisitor'

it.each([
  [`${loggedInCookie}=true`, true],
  [`${previouslyLoggedIn.name}=true`, true],
  [`a=1; ${loggedInCookie}=true; b=2`, true],
  ['', false],
  [`${loggedInCookie}=`, false],
  [`${loggedInCookie}=false`, false],
  [`${loggedInCookie}=trueish`, false],
  [`${loggedInCookie}=%00<script>`, false],
  [`not_${loggedInCookie}=true`, false],
  [`a=${loggedInCookie}=true`, false],
  [`${previouslyLoggedIn.name}=0; ${loggedInCookie}=0`, false],
])('%j says that the visitor uses the app: %s', (cookies, expected) => {
  expect(usesApp(cookies)).toBe(expected)
})

it('remembers a visitor who is logged in, and nobody else', () => {
  rememberLogIn()
  document.cookie = `${loggedInCookie}=1`
  rememberLogIn()
  expect(allCookies().has(previouslyLoggedIn.name)).toBe(false)
  document.cookie = `${loggedInCookie}=true`
  rememberLogIn()
  expect(allCookies().get(previouslyLoggedIn.name)).toBe('true')
})
