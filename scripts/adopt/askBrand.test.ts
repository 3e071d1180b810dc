import { askBrand } from './askBrand'
import { parseBrandFile } from './brandFile'

/** Answers questions by what they contain; the first that fits, else nothing, which takes the suggestion. */
const answering = (answers: readonly (readonly [string, string])[]) => {
  const questions: string[] = []
  const ask = async (question: string): Promise<string> => {
    questions.push(question)
    return answers.find(([part]) => question.includes(part))?.[1] ?? ''
  }
  return { ask, questions }
}

const answers = [
  ['Name of the product', 'Tovo'],
  ['Host of the site', 'www.tovo.example'],
  ['Markets to keep', 'en'],
  ['legal name', 'Tovo Ltd'],
  ['legal form', 'Ltd'],
  ['street', '1 Example Row'],
  ['city', 'Bristol'],
  ['telephone', '+44 117 496 0018'],
  ['what the register is called', 'Register'],
  ['the register and the number', 'Companies House, 00000001'],
  ['currency', 'GBP'],
  ['paid monthly', '12.50'],
  ['paid yearly', '10'],
] as const

it('answers become a file that passes its checks; suggestions are taken for empty answers', async () => {
  const { ask, questions } = answering(answers)
  const parsed = parseBrandFile(await askBrand(ask))
  expect(parsed).toMatchObject({
    file: {
      name: 'Tovo',
      hosts: { app: 'app.tovo.example', email: 'tovo.example' },
      markets: {
        en: { entity: { country: 'United Kingdom' }, prices: { plans: { growth: { monthly: 12.5 } } } },
      },
      planNames: { growth: 'Growth' },
    },
  })
  expect(questions).toContain('Host of the web app [app.tovo.example]: ')
})

it('a price that is no number stays what it is, for the check to name', async () => {
  const { ask } = answering([['paid monthly', 'twelve'], ...answers])
  expect(parseBrandFile(await askBrand(ask))).toEqual({
    problems: expect.arrayContaining([
      expect.stringContaining('markets.en.prices.plans.growth.monthly: is not a number'),
    ]),
  })
})
