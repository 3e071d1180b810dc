/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import LinkList from '.'

it('lists the links in order with their lines', () => {
  renderSlice(LinkList, mocks)
  expect(screen.getByRole('heading', { level: 2, name: 'Related pages' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/security',
    '/en/integrations',
    'https://blog.outlay.example/en',
  ])
  const items = screen.getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Rights, logs and the partner that holds the funds.')
  expect(items[2]?.querySelector('p')).toBeNull()
})

it('leaves out an entry without a link', () => {
  const links = [{ link: { link_type: 'Any' }, text: 'Nowhere to go' }]
  expect(renderSlice(LinkList, mocks, 'default', { links }).container).toBeEmptyDOMElement()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(LinkList, mocks).container).toBeEmptyDOMElement()
})
