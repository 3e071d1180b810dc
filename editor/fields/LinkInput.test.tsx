/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { Field } from '../models'
import { RepositoryContext } from '../RepositoryContext'
import type { Value } from '../values'
import { LinkInput } from './LinkInput'

const documents = [
  { id: 'a', uid: 'a', type: 'page', lang: 'en-gb', title: 'A', isPublished: true },
  { id: 'b', uid: 'b', type: 'customer_case', lang: 'en-gb', title: 'B', isPublished: true },
]

function renderField(config: Field['config'], value: Value): { value: () => Value } {
  let held = value
  const Holder = () => {
    const [shown, setShown] = useState(value)
    held = shown
    return <LinkInput field={{ type: 'Link', config }} label="Link" value={shown} onChange={setShown} />
  }
  const repository = { models: { types: new Map(), slices: new Map() }, documents, lang: 'en-gb' }
  render(
    <RepositoryContext.Provider value={repository}>
      <Holder />
    </RepositoryContext.Provider>,
  )
  return { value: () => held }
}

const select = (name: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
}

it('words and target stay when the link leads elsewhere', () => {
  const config = { select: null, allowText: true, allowTargetBlank: true }
  const { value } = renderField(config, {
    link_type: 'Web',
    url: 'https://a.example',
    text: 'Read',
    target: '_blank',
  })
  select('Leads to', 'Document')
  select('Document', 'a')
  expect(value()).toMatchObject({ link_type: 'Document', id: 'a', text: 'Read', target: '_blank' })
  expect(value()).not.toHaveProperty('url')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Open in a new tab' }))
  expect(value()).not.toHaveProperty('target')
})

it('a link to a file can be chosen in a new document', () => {
  renderField({ select: 'media' }, { link_type: 'Any' })
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
})

it('only documents of the types that the model names are offered, however it names them', () => {
  renderField(
    { select: 'document', customtypes: [{ id: 'customer_case', fields: [] }] },
    { link_type: 'Any' },
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '–',
    'B (customer_case)',
  ])
})
