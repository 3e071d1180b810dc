import type { CmsDocument } from '../cms/document'
import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { marketFormFindings } from './marketForms'

const danish = (forms: unknown): CmsDocument =>
  cmsDocument('market', { localeCode: 'da-dk', forms }, { id: 'market-da', lang: 'da-dk' })

const all = [
  { name: 'vat.definite', text: 'momsen' },
  { name: 'currency.name', text: 'danske kroner' },
]

it('accepts a market with all forms of its language', () => {
  expect(marketFormFindings([danish(all)])).toEqual([])
})

it('names the form that a language needs and the market lacks, with document, field and fix', () => {
  expect(marketFormFindings([danish(all.slice(0, 1))])).toEqual([
    expect.objectContaining({
      documentId: 'market-da',
      lang: 'da-dk',
      field: 'data.forms',
      message: 'the form "currency.name" is missing, which texts in da-dk need: add it with its text',
    }),
  ])
})

it('names forms that the language does not know, and those that are empty or there twice', () => {
  const forms = [...all, { name: 'vat.dative', text: 'x' }, { name: 'vat.definite', text: '' }, ...all.slice(0, 1)]
  expect(lines(marketFormFindings([danish(forms)])).map((line) => line.slice(0, 62))).toEqual([
    'data.forms.2.name: "vat.dative" is no form that texts in da-dk',
    'data.forms.3.text: the form "vat.definite" has no text: write ',
    'data.forms.4.name: the form "vat.definite" is there twice: rem',
  ])
})
