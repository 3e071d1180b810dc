import { fill } from './fill'

it('fills placeholders and leaves unknown ones', () => {
  expect(fill('Navigated to {title} {x}', { title: 'A' })).toBe('Navigated to A {x}')
})

it('keeps one full stop where a value ends in one and the sentence too', () => {
  const values = { amount: '75 kr.', more: 'and so on...' }
  expect(fill('Saved: {amount}. Then {amount} more, {more}', values)).toBe(
    'Saved: 75 kr. Then 75 kr. more, and so on...',
  )
  expect(fill('{amount}...', values)).toBe('75 kr....')
})
