import { wordsFor } from './wordsFor'

it('a tool has the words of its keys, empty where one is missing, and no others', () => {
  expect(wordsFor({ save: 'Save', other: 'Other' }, ['save'], ['missing'])).toEqual({
    save: 'Save',
    missing: '',
  })
})
