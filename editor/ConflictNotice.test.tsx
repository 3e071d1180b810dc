/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { changedFields } from '../content-api/documentChanges'
import type { StoredDocument } from '../content-api/documents'
import { ConflictNotice } from './ConflictNotice'
import { parseModels } from './models'

const text = (content: string) => [{ type: 'paragraph', text: content, spans: [] }]
const document = (title: string, lead: string, hero: string): StoredDocument =>
  ({
    ...{ id: 'a', type: 'page', lang: 'en-gb', uid: 'a', tags: [] },
    data: {
      title,
      lead: text(lead),
      image: { url: '/media/a.png', alt: 'Team', dimensions: { width: 1, height: 1 } },
      slices: [{ id: 'x', slice_type: 'hero', variation: 'default', primary: { heading: hero }, items: [] }],
    },
  }) as unknown as StoredDocument
const field = (type: string, label: string) => ({ type, config: { label } })
const models = parseModels(
  [
    {
      id: 'page',
      json: {
        Main: {
          title: field('Text', 'Title'),
          lead: field('StructuredText', 'Lead'),
          slices: { type: 'Slices' },
        },
      },
    },
  ],
  [
    {
      id: 'hero',
      name: 'Hero',
      variations: [{ id: 'default', primary: { heading: field('Text', 'Heading') } }],
    },
  ],
)

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})

function show(against: 'draft' | 'published' | 'nothing' = 'draft') {
  const base = document('Before', 'Lead', 'Hero')
  const mine = document('Mine', 'Lead of mine', 'Hero')
  const theirs = against === 'nothing' ? undefined : document('Theirs', 'Lead', 'Hero of theirs')
  const onResolve = jest.fn()
  const onGiveUp = jest.fn()
  const current = { ...(theirs ? { draft: theirs } : {}), version: 'v' }
  const conflict = { id: 'a', against, current, changed: changedFields(mine, theirs) }
  render(
    <ConflictNotice
      {...{ models, onResolve, onGiveUp }}
      open={{ conflict, mine, theirs, base }}
      model={models.types.get('page')}
    />,
  )
  return { onResolve, onGiveUp }
}

it('shows both texts of each field; what only one of both has changed is chosen, the others have to be', () => {
  const { onResolve } = show()
  const fieldOf = (name: string) => within(screen.getByRole('group', { name }))
  const names = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
  expect(names).toEqual(['Title', 'Lead', 'Slice 1, Hero · Heading'])
  expect(fieldOf('Title').getByText('Both of you have changed it.')).toBeVisible()
  expect(fieldOf('Lead').getByRole('radio', { name: /^My text/ })).toBeChecked()
  expect(fieldOf('Lead').getByText('Lead of mine')).toBeVisible()
  expect(fieldOf('Slice 1, Hero · Heading').getByRole('radio', { name: /^Their text/ })).toBeChecked()
  expect(screen.getByText('Choose one text of each field.')).toBeVisible()
  fireEvent.click(fieldOf('Title').getByRole('radio', { name: /^Their text/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Store the chosen texts' }))
  expect(onResolve).toHaveBeenCalledWith([
    ['data', 'title'],
    ['data', 'slices', 0, 'primary', 'heading'],
  ])
})

it('one side can be chosen as a whole, and the decision can wait', () => {
  const { onResolve } = show('published')
  fireEvent.click(screen.getByRole('button', { name: 'Decide later' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Compare the texts' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose all of mine' }))
  fireEvent.click(screen.getByRole('button', { name: 'Store the chosen texts' }))
  expect(onResolve).toHaveBeenCalledWith([])
})

it('a document that was deleted is stored again, or left', () => {
  const { onResolve, onGiveUp } = show('nothing')
  fireEvent.click(screen.getByRole('button', { name: 'Store my text as a new draft' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave it deleted' }))
  expect([onResolve.mock.calls, onGiveUp.mock.calls]).toEqual([[[[]]], [[]]])
})
