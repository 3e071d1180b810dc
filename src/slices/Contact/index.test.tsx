/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Contact from '.'

it('links an e-mail address and a phone number', () => {
  renderSlice(Contact, mocks)
  expect(screen.getByRole('link', { name: 'support@outlay.example' })).toHaveAttribute(
    'href',
    'mailto:support@outlay.example',
  )
  expect(screen.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute('href', 'tel:+442079460000')
  expect(screen.getByRole('link', { name: 'Leave a message' })).toHaveAttribute('href', '/en/contact')
})

it('shows a phone number that nobody can dial as text', () => {
  const channels = [{ kind: 'phone', label: 'Phone', value: '+45 00 00 00 18', link: { link_type: 'Any' } }]
  renderSlice(Contact, mocks, 'default', { channels })
  expect(screen.getByText('+45 00 00 00 18').closest('a')).toBeNull()
})

it('names each channel and shows what is no link as text', () => {
  renderSlice(Contact, mocks)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'E-mail',
    'Phone',
    'Post',
    'Hours',
    'Chat',
  ])
  expect(screen.getByText('Monday to Friday, 9 to 17').closest('a')).toBeNull()
})

it('shows the value where the editor gave their own link', () => {
  renderSlice(Contact, mocks, 'default', {
    channels: [
      {
        kind: 'email',
        label: 'E-mail',
        value: 'help@outlay.example',
        link: { link_type: 'Web', url: 'mailto:help@outlay.example?subject=Cards', text: 'Write' },
      },
    ],
  })
  expect(screen.getByRole('link', { name: 'help@outlay.example' })).toHaveAttribute(
    'href',
    'mailto:help@outlay.example?subject=Cards',
  )
})

it('leaves out a channel without value and link', () => {
  const channels = [{ kind: 'phone', label: 'Phone', value: null, link: { link_type: 'Any' } }]
  expect(renderSlice(Contact, mocks, 'default', { channels }).container).toBeEmptyDOMElement()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Contact, mocks).container).toBeEmptyDOMElement()
})
