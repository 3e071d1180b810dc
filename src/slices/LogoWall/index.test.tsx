/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import LogoWall from '.'

it('lists the names under its title', () => {
  renderSlice(LogoWall, mocks)
  expect(screen.getByRole('region', { name: 'Exchanges data with' })).toBeVisible()
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toHaveLength(8)
  expect(names.slice(0, 2)).toEqual(['Xero', 'DATEV'])
})

it('shows a logo by its name instead of the text', () => {
  const logo = { url: '/media/logo.svg', alt: null, dimensions: { width: 280, height: 80 } }
  renderSlice(LogoWall, mocks, 'default', { title: null, logos: [{ name: 'Quillmere', logo }] })
  expect(screen.getByRole('img', { name: 'Quillmere' })).toHaveAttribute('src', '/media/logo.svg')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(LogoWall, mocks).container).toBeEmptyDOMElement()
})
