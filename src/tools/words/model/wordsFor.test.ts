import { wordsFor, wordsOf } from './wordsFor'

it('a tool has the words of its keys, empty where one is missing, and no others', () => {
  expect(wordsFor({ save: 'Save', other: 'Other' }, ['save'], ['missing'])).toEqual({
    save: 'Save',
    missing: '',
  })
})

it('all words of a part are read without the list of its keys, empty where one is missing', () => {
  const words = wordsOf<'save' | 'missing'>({ save: 'Save' })
  expect(words.save).toBe('Save')
  expect(words.missing).toBe('')
  expect({ ...words }).toEqual({ save: 'Save' })
})
