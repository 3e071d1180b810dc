/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import Faq from '.'

it('lists the questions as headings, closed, with their answers in place', () => {
  const { container } = renderSlice(Faq, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  const questions = screen.getAllByRole('group')
  expect(questions).toHaveLength(3)
  expect(questions[0]).not.toHaveAttribute('open')
  expect(within(questions[1]!).getByText('Can we keep our accounting system?')).toBeVisible()
  expect(container.querySelector('a')).toHaveAttribute('href', '/en/integrations')
})

it('raises the questions to level 2 without a title', () => {
  const { container } = renderSlice(Faq, mocks, 'default', { title: [] })
  expect(headingLevels(container)).toEqual([2, 2, 2])
})

it('leaves out a question without an answer', () => {
  const questions = [{ question: 'And then?', answer: [] }]
  expect(renderSlice(Faq, mocks, 'default', { questions }).container).toBeEmptyDOMElement()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(Faq, mocks).container).toBeEmptyDOMElement()
})
