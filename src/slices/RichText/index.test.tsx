/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { headingLevels, renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import RichText from '.'

it('shows every block in order', () => {
  const { container } = renderSlice(RichText, mocks)
  expect(headingLevels(container)).toEqual([2, 3, 4])
  const [ordered, plain] = screen.getAllByRole('list')
  expect(within(ordered!).getAllByRole('listitem')).toHaveLength(3)
  expect(within(plain!).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'data protection' })).toHaveAttribute('href', '/en/legal/gdpr')
  expect(screen.getByText('add a daytime number').tagName).toBe('STRONG')
})

it('is a quotation in the quoted variation', () => {
  renderSlice(RichText, mocks, 'quoted')
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^We did not set out to control/)
})

describe('with many headings of level 3', () => {
  const block = (type: 'heading2' | 'heading3' | 'paragraph', text: string) => ({
    type,
    text,
    spans: [],
    direction: 'ltr',
  })
  const countries = (count: number) => [
    block('heading2', 'Country by country'),
    ...Array.from({ length: count }, (_, index) => [
      block('heading3', `Country ${index + 1}`),
      block('paragraph', `Rules of ${index + 1}.`),
      block('paragraph', `Source of ${index + 1}.`),
    ]).flat(),
  ]

  it('folds the text below each, from eight on', () => {
    const { container } = renderSlice(RichText, mocks, 'default', { body: countries(8) })
    expect(headingLevels(container)).toEqual([2, ...Array.from({ length: 8 }, () => 3)])
    expect(container.querySelectorAll('details')).toHaveLength(8)
    const third = screen.getByRole('heading', { name: 'Country 3' }).closest('details')
    expect(third).toHaveTextContent('Country 3Rules of 3.Source of 3.')
    expect(third).not.toHaveAttribute('open')
    expect(screen.getByText('Rules of 3.')).not.toBeVisible()
  })

  it('folds nothing where a section of the page follows, which would be folded away with the last one', () => {
    const body = [...countries(8), block('heading2', 'Questions'), block('paragraph', 'Answers.')]
    const { container } = renderSlice(RichText, mocks, 'default', { body })
    expect(container.querySelector('details')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
    expect(screen.getByText('Answers.')).toBeVisible()
  })

  it('shows the text below seven', () => {
    const { container } = renderSlice(RichText, mocks, 'default', { body: countries(7) })
    expect(container.querySelector('details')).toBeNull()
    expect(screen.getByText('Rules of 3.')).toBeVisible()
  })
})

it.each(['default', 'quoted'] as const)('leaves nothing when it is empty (%s)', (variation) => {
  expect(renderEmptySlice(RichText, mocks, variation).container).toBeEmptyDOMElement()
})
