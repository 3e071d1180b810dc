import { fill } from './fill'

it('fills placeholders and leaves unknown ones', () => {
  expect(fill('Navigated to {title} {x}', { title: 'A' })).toBe('Navigated to A {x}')
})
