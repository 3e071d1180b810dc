/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '../../content/site/site.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { Explained, Explanations } from './Explanations'

const track = jest.spyOn(analytics, 'track')
beforeEach(() => {
  track.mockClear()
  renderInSite(
    <section>
      <Explained id="users" explanation="Who was active.">
        Users
      </Explained>
      <Explained id="sso" explanation="One account.">
        Single sign-on
      </Explained>
      <Explanations />
    </section>,
  )
})

const term = () => screen.getByRole('button', { name: 'Users' })
/** The pointer goes from the term to another element. jsdom has no pointer events. */
const leave = (relatedTarget: Element) =>
  fireEvent(term(), new MouseEvent('pointerout', { bubbles: true, relatedTarget }))
const isDismissed = () => term().parentElement?.hasAttribute('data-dismissed')

it('describes its term', () => expect(term()).toHaveAccessibleDescription('Who was active.'))

it('counts when its term is pressed, not when the pointer or the focus passes over it', async () => {
  await userEvent.hover(term())
  await userEvent.tab()
  expect(track).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByText('Single sign-on'))
  expect(track.mock.calls).toEqual([
    ['Pricing tooltip opened', { tooltip: 'users' }],
    ['Pricing tooltip opened', { tooltip: 'sso' }],
  ])
  await userEvent.click(screen.getByText('Who was active.'))
  expect(track).toHaveBeenCalledTimes(2)
})

it('is dismissed with Escape until the focus comes again or the term is pressed', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(isDismissed()).toBe(true)
  await userEvent.tab()
  expect(isDismissed()).toBe(false)
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Enter}')
  expect(isDismissed()).toBe(false)
})

it('stays dismissed while the pointer moves inside of it', () => {
  term().focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  leave(screen.getByText('Who was active.'))
  expect(isDismissed()).toBe(true)
  leave(document.body)
  expect(isDismissed()).toBe(false)
})
