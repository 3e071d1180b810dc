/** @jest-environment jsdom */
import { BaseContext, globalHistory, Location, navigate } from '@gatsbyjs/reach-router'
import { act } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { leaveHashChangesToBrowser } from './hashChanges'

const changes = jest.fn()
const others = jest.fn()
let stop: () => void

/** Changes the address as the browser does after a link on the page or after going back. */
function arriveAt(address: string): void {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

beforeAll(() => {
  arriveAt('/en/pricing?users=9')
  leaveHashChangesToBrowser()
  stop = globalHistory.listen(({ location }) => changes(location.pathname + location.search + location.hash))
  window.addEventListener('popstate', others)
})
afterEach(() => jest.clearAllMocks())
afterAll(() => stop())

it('the router knows nothing of a change of the hash alone; other code of the page does', () => {
  arriveAt('/en/pricing?users=9#faq')
  arriveAt('/en/pricing?users=9')
  expect(changes).not.toHaveBeenCalled()
  expect(others).toHaveBeenCalledTimes(2)
})

it('it is told about another query, another page and the way back to a hash', () => {
  arriveAt('/en/pricing?users=12#faq')
  arriveAt('/en/about')
  arriveAt('/en/pricing?users=12#faq')
  expect(changes.mock.calls).toEqual([
    ['/en/pricing?users=12#faq'],
    ['/en/about'],
    ['/en/pricing?users=12#faq'],
  ])
})

it('it is told about its own navigations, which it waits for', async () => {
  void navigate('/en/pricing?users=12#plans')
  await Promise.resolve()
  expect(changes.mock.calls).toEqual([['/en/pricing?users=12#plans']])
})

describe('a part of the page that is still hydrating', () => {
  const errors: string[] = []

  /** The page inside of Gatsby's router, which gives a new context value with each of its updates. */
  const PageInRouter = ({ Part }: { Part: ComponentType }) => (
    <Location>
      {({ location }) => (
        <BaseContext.Provider value={{ baseuri: '/', basepath: location.pathname }}>
          <Suspense>
            <Part />
          </Suspense>
        </BaseContext.Provider>
      )}
    </Location>
  )

  it('is not made anew by a link on the page', async () => {
    arriveAt('/en/pricing')
    const container = document.createElement('div')
    // As React renders a boundary on the server.
    container.innerHTML = '<!--$--><input><!--/$-->'
    const input = container.querySelector('input')
    document.body.append(container)
    // Its code does not come.
    const Part = lazy(() => new Promise<{ default: ComponentType }>(() => undefined))
    await act(async () => {
      hydrateRoot(container, <PageInRouter Part={Part} />, {
        onRecoverableError: (error) => errors.push(String(error)),
      })
    })
    await act(async () => {
      arriveAt('/en/pricing#faq')
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    expect(errors).toEqual([])
    expect(container.querySelector('input')).toBe(input)
  })
})
