/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '.'

const items = [
  { title: 'Who issues the cards?', content: <p>A licensed partner.</p> },
  { title: 'How long does it take?', content: <p>A day.</p> },
]

it('opens and closes an answer', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  const answer = screen.getByText('A licensed partner.')
  expect(answer).not.toBeVisible()
  await user.click(screen.getByText('Who issues the cards?'))
  expect(answer).toBeVisible()
  expect(screen.getByText('A day.')).not.toBeVisible()
  await user.click(screen.getByText('Who issues the cards?'))
  expect(answer).not.toBeVisible()
})

it('renders the questions as headings with a heading level', () => {
  render(<Accordion items={items} headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'How long does it take?' })).toBeInTheDocument()
})
