import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../../core/values/readJson'
import type { CmsDocument } from './document'
import { planTextFindings, planTextKeys } from './planTexts'

const languages = path.resolve(__dirname, '../../../content/documents')
const documents = readdirSync(languages).map(
  (lang) => readJson(path.join(languages, lang, 'product_plans.json')) as CmsDocument,
)
const [english] = documents.filter(({ lang }) => lang === 'en-gb')

const changed = (data: Record<string, unknown>): CmsDocument => ({
  ...(english as CmsDocument),
  data: { ...english?.data, ...data },
})

it('every language has every text, with what the site fills in', () => {
  expect(documents).toHaveLength(15)
  expect(documents.flatMap(planTextFindings)).toEqual([])
})

it('an empty text, a missing place and an unknown one are findings', () => {
  const findings = planTextFindings(
    changed({ users_label: ' ', month_total: '{amount} a month', save_at_least: 'Save {precent}' }),
  )
  expect(findings.map(({ field, message }) => [field, message])).toEqual([
    ['data.save_at_least', '"Save {precent}" lacks {percent}: add it'],
    ['data.save_at_least', '"Save {precent}" has {precent}, which nothing fills in: remove it'],
    ['data.users_label', 'the text is empty: write it'],
    ['data.month_total', '"{amount} a month" lacks {users}: add it'],
  ])
})

it('the model asks for exactly these texts', () => {
  const model = readJson(path.resolve(__dirname, '../../../customtypes/product_plans/index.json')) as {
    json: Record<string, Record<string, unknown>>
  }
  expect(Object.keys(model.json['Prices'] ?? {}).sort()).toEqual(
    [...planTextKeys, 'slider_max_users', 'slider_start_users'].sort(),
  )
})
