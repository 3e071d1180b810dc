/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '../../../content/site/site.fixture'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { SignUpModal } from './SignUpModal'
import type { SignUpView } from './signUpView'

beforeAll(polyfillDialog)

const logo = (name: string) => ({ url: `/media/${name}.svg`, alt: name, width: 100, height: 28 })
const view: SignUpView = {
  title: 'Start here',
  subtitle: 'It takes ten minutes.',
  image: { url: '/media/sign-up.svg', alt: '', width: 442, height: 128 },
  features: ['Cards', 'Receipts', 'Entries'],
  partnerTexts: false,
}

const show = (more: Partial<SignUpView> = {}) => {
  const onDismiss = jest.fn()
  renderInSite(<SignUpModal open view={{ ...view, ...more }} onDismiss={onDismiss} />)
  return { onDismiss, dialog: screen.getByRole('dialog') }
}

it('is a dialog named by its title, with the focus on the e-mail', () => {
  const { dialog } = show()
  expect(dialog).toHaveAccessibleName('Start here')
  expect(within(dialog).getByText('It takes ten minutes.')).toBeVisible()
  const email = within(dialog).getByRole('textbox', { name: /email/i })
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toHaveFocus()
})

it('posts its form to the server as the sign-up form', () => {
  const { dialog } = show()
  const form = within(dialog).getByRole('textbox').closest('form')
  expect(form).toHaveAttribute('action', '/api/hubspot/form-submit')
  expect(form?.querySelector('input[name="form"]')).toHaveValue('sign_up')
})

it('lists the highlighted features', () => {
  const { dialog } = show()
  const items = within(dialog).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cards', 'Receipts', 'Entries'])
})

it('shows no list, picture or subtitle without content', () => {
  const { dialog } = show({ features: [], subtitle: '', image: undefined })
  expect(within(dialog).queryByRole('list')).not.toBeInTheDocument()
  expect(dialog.querySelector('img')).not.toBeInTheDocument()
})

it('shows the review quote of its bucket', () => {
  const { dialog } = show({
    socialProof: {
      variant: 'reviewQuote',
      quote: 'The list is short.',
      author: 'Maud Ellery',
      subtitle: 'Head of Finance',
      logo: logo('Quillmere'),
    },
  })
  const figure = within(within(dialog).getByRole('figure'))
  expect(figure.getByText('The list is short.').closest('blockquote')).toBeVisible()
  expect(figure.getByText('Maud Ellery')).toBeVisible()
  expect(figure.getByText('Head of Finance')).toBeVisible()
  expect(figure.getByRole('img', { name: 'Quillmere' })).toHaveAttribute('width', '100')
})

it('shows the logos of its bucket', () => {
  const { dialog } = show({
    socialProof: {
      variant: 'ratingsAndBadges',
      subtitle: 'Examples',
      logos: [logo('Ferrow'), logo('Tarnvolt')],
    },
  })
  expect(within(dialog).getByText('Examples')).toBeVisible()
  expect(
    within(dialog)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['Ferrow', 'Tarnvolt'])
  expect(within(dialog).queryByRole('figure')).not.toBeInTheDocument()
})

it('is dismissed with its button, with Escape and with a press beside it', async () => {
  const { dialog, onDismiss } = show()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  // As the browser does on Escape.
  act(() => (dialog as HTMLDialogElement).close())
  await userEvent.click(dialog)
  expect(onDismiss).toHaveBeenCalledTimes(3)
})

it('shows nothing while it is closed', () => {
  renderInSite(<SignUpModal open={false} view={view} onDismiss={jest.fn()} />)
  expect(screen.queryByText('Start here')).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('repeats the choice with the way back to it, which is behind the dialog on the page where it was made', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main><input name="users" aria-label="Users"></main>')
  const { dialog, onDismiss } = show({
    choice: {
      parts: ['Growth', '£2,250 a year for 25 users'],
      change: 'Change',
      href: '/en/pricing?users=25',
    },
  })
  expect(within(dialog).getByText('· £2,250 a year for 25 users', { exact: false })).toBeVisible()
  await userEvent.click(within(dialog).getByRole('link', { name: 'Change' }))
  expect(onDismiss).toHaveBeenCalled()
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  expect(document.querySelector('main input')).toHaveFocus()
  document.querySelector('main')?.remove()
})
