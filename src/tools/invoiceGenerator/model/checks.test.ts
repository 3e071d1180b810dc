import { vatIdProblem } from './checks'

it('takes a number as it is written in the file, and no words around it', () => {
  expect(vatIdProblem('DE 136 695 976', 'DE')).toBeUndefined()
  expect(vatIdProblem('136695976', 'DE')).toBeUndefined()
  expect(vatIdProblem('USt-IdNr. DE136695976', 'DE')).toMatchObject({ kind: 'format' })
  expect(vatIdProblem('12345676-2-42', 'HU')).toMatchObject({ kind: 'format' })
  expect(vatIdProblem('GR123456783', 'GR')).toMatchObject({ kind: 'country' })
  expect(vatIdProblem('DE136695977', 'DE')).toMatchObject({ kind: 'checksum' })
})
