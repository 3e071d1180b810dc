/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { renderInSite } from '../../content/site/site.fixture'
import { Header } from './Header'

/** The summary of a menu; every menu is rendered twice, for wide and for narrow screens. */
const summaryOf = (label: string): HTMLElement => {
  const [summary] = screen.getAllByText(label, { selector: 'summary' })
  if (!summary) throw new Error(`no menu ${label}`)
  return summary
}
const menuOf = (label: string): HTMLDetailsElement => {
  const details = summaryOf(label).closest('details')
  if (!details) throw new Error(`no disclosure round ${label}`)
  return details
}

it('leads home, to the log-in and to the sign-up', () => {
  renderInSite(<Header />)
  expect(screen.getByRole('link', { name: 'Outlay, Home' })).toHaveAttribute('href', '/en')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-replay', 'sign-up')
  expect(document.querySelector('a[href="https://app.outlay.example/login"]')).toHaveTextContent('Log in')
})

it('has its menus in named navigations', () => {
  renderInSite(<Header />)
  const navigations = screen.getAllByRole('navigation', { hidden: true })
  expect(navigations.map((navigation) => navigation.getAttribute('aria-label'))).toEqual([
    'Main menu',
    'Main menu',
  ])
})

it('shows a menu with its links, and a menu without entries as a link', () => {
  renderInSite(<Header />)
  const product = within(menuOf('Product'))
  expect(product.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/en/business-expense-cards',
    '/en/invoices',
  ])
  const [pricing] = screen.getAllByRole('link', { name: 'Pricing', hidden: true })
  expect(pricing).toHaveAttribute('href', '/en/pricing')
})

it('opens a menu without JavaScript, and closes it with Escape', async () => {
  const user = userEvent.setup()
  renderInSite(<Header />)
  await user.click(summaryOf('Product'))
  expect(menuOf('Product').open).toBe(true)
  summaryOf('Product').focus()
  await user.keyboard('{Escape}')
  expect(menuOf('Product').open).toBe(false)
  expect(summaryOf('Product')).toHaveFocus()
})

it('closes an open menu when the visitor presses elsewhere or follows a link', async () => {
  const user = userEvent.setup()
  renderInSite(
    <>
      <Header />
      <p>Elsewhere</p>
    </>,
  )
  await user.click(summaryOf('Product'))
  await user.click(screen.getByText('Elsewhere'))
  expect(menuOf('Product').open).toBe(false)

  await user.click(summaryOf('Company'))
  const about = within(menuOf('Company')).getByText('About us')
  about.addEventListener('click', (event) => event.preventDefault())
  await user.click(about)
  expect(menuOf('Company').open).toBe(false)
})

it('keeps one menu open at a time', async () => {
  const user = userEvent.setup()
  renderInSite(<Header />)
  await user.click(summaryOf('Product'))
  await user.click(summaryOf('Company'))
  expect(menuOf('Product').open).toBe(false)
  expect(menuOf('Company').open).toBe(true)
})

it('has all menus behind one named button on narrow screens', () => {
  renderInSite(<Header />)
  const button = screen.getByText('Menu').closest('summary')
  const panel = button?.closest('details')
  expect(panel).not.toBeNull()
  if (panel) {
    expect(within(panel).getByText('Product')).toBeInTheDocument()
    expect(within(panel).getByText('Company')).toBeInTheDocument()
  }
})

describe('the menu of a narrow screen', () => {
  const group = (label: string): HTMLDetailsElement => {
    const found = screen.getAllByText(label, { selector: 'summary' }).at(-1)?.closest('details')
    if (!found) throw new Error(`no group ${label}`)
    return found
  }
  const openMenu = async () => {
    const user = userEvent.setup()
    renderInSite(
      <>
        <Header />
        <button>Elsewhere</button>
      </>,
    )
    await user.click(screen.getByText('Menu'))
    const menu = screen.getByText('Menu').closest('details')
    if (!menu) throw new Error('no menu')
    return { user, menu }
  }

  it('keeps its open group where it is until a press on another one is over', async () => {
    const { user, menu } = await openMenu()
    await user.click(within(group('Product')).getByText('Product'))
    const other = within(group('Company')).getByText('Company')
    await user.pointer({ keys: '[MouseLeft>]', target: other })
    expect(group('Product').open).toBe(true)
    await user.pointer({ keys: '[/MouseLeft]', target: other })
    expect(menu.open).toBe(true)
    expect(group('Company').open).toBe(true)
    expect(group('Product').open).toBe(false)
  })

  it('closes with its group at a press outside, and when the focus leaves it', async () => {
    const { user, menu } = await openMenu()
    await user.click(within(group('Product')).getByText('Product'))
    await user.click(screen.getByText('Elsewhere'))
    expect([menu.open, group('Product').open]).toEqual([false, false])

    await user.click(screen.getByText('Menu'))
    expect(menu.open).toBe(true)
    act(() => screen.getByText('Elsewhere').focus())
    expect(menu.open).toBe(false)
  })
})
