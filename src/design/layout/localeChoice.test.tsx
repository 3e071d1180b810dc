/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { localeByUrlCode } from '../../../locales.config'
import { keepChoiceOfAddress, localeChoiceLink, readLocaleChoice } from './localeChoice'

const at = localeByUrlCode('at')
if (!at) throw new Error('no Austria')

const comesFrom = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const open = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)

afterEach(() => {
  jest.restoreAllMocks()
  document.cookie = 'default_country=; path=/; max-age=0'
  open('/')
})

describe('a link that chooses', () => {
  it('carries the choice, and stores nothing until it is followed', () => {
    render(<a {...localeChoiceLink(at, '/at/preise')}>Austria</a>)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/at/preise?locale=chosen')
    expect(readLocaleChoice()).toBeUndefined()
  })

  it('leads to the root of a market without the page', () => {
    expect(localeChoiceLink(at).href).toBe('/at?locale=chosen')
  })

  it('stores the choice when it is clicked and goes to the page itself', () => {
    render(<a {...localeChoiceLink(at, '/at/preise')}>Austria</a>)
    // jsdom cannot navigate.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link'))
    expect(readLocaleChoice()).toBe('at')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/at/preise')
  })
})

describe('a choice in the address, on a host without our server', () => {
  it('is stored and leaves the address, which keeps all else', () => {
    comesFrom(`${window.location.origin}/en/pricing`)
    open('/at/preise?gclid=1&locale=chosen#plans')
    keepChoiceOfAddress()
    expect(readLocaleChoice()).toBe('at')
    const { pathname, search, hash } = window.location
    expect(pathname + search + hash).toBe('/at/preise?gclid=1#plans')
    expect(window.history.state).toEqual({ key: 'kept' })
  })

  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['a host whose name begins like ours', `${window.location.origin}.elsewhere.example/`],
    ['nowhere', ''],
  ])('leaves the address but is not stored when the visitor comes from %s', (_name, referrer) => {
    comesFrom(referrer)
    open('/at/preise?locale=chosen')
    keepChoiceOfAddress()
    expect(readLocaleChoice()).toBeUndefined()
    expect(window.location.search).toBe('')
  })

  it('changes no other address', () => {
    comesFrom(`${window.location.origin}/en`)
    open('/at/preise?locale=chosen-not')
    keepChoiceOfAddress()
    expect(readLocaleChoice()).toBeUndefined()
    expect(window.location.search).toBe('?locale=chosen-not')
  })
})
