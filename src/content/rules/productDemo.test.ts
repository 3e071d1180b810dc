import { readJson } from '../../core/values/readJson'
import { flowIds } from '../../product/demo/flows'
import { demoTextKeys } from '../../product/demo/texts'
import type { CmsDocument } from '../cms/document'
import { lines, story } from './content.fixture'
import { productDemoFindings } from './productDemo'

type Demo = {
  flows: { flow: string; steps: { step: string; hint: string }[] }[]
  texts: { key: string; text: string }[]
  team_card_limit: number
  maximum_limit: number
  team_card_name: string
}

const document = readJson('content/documents/en-gb/product_demo.json') as CmsDocument
const edited = (edit: (data: Demo) => void): CmsDocument => {
  const copy = structuredClone(document)
  edit(copy.data as Demo)
  return copy
}
const page = (type: string, group: string, ...flows: string[]) =>
  story({ [group]: flows.map((flow) => ({ flow })) }, { type, lang: 'en-gb' })

it('the demo of the repository has nothing to correct', () => {
  expect(productDemoFindings([document])).toEqual([])
})

it.each<[string, (data: Demo) => void, string[]]>([
  ['a flow that does not exist', ({ flows: [first] }) => (first!.flow = 'fly'), [
    'data.flows: the flow "issue_card" has no texts',
    `data.flows.0.flow: no flow is called "fly"; there are ${flowIds.join(', ')}`,
  ]],
  ['a flow that is there twice', ({ flows }) => flows.push(flows[0]!), ['data.flows.5.flow: the flow "issue_card" is there twice']],
  ['a step that does not exist', ({ flows }) => (flows[2]!.steps[2]!.step = 'stamp'), [
    'data.flows.2.steps.2.step: the flow "approve_expense" has no step "stamp"; it has open_expense, check_receipt, decide',
    'data.flows.2.steps: the step "decide" has no hint',
  ]],
  ['a hint that is empty', ({ flows }) => (flows[2]!.steps[0]!.hint = ' '), ['data.flows.2.steps: the step "open_expense" has no hint']],
  ['a text that is missing', ({ texts }) => texts.shift(), ['data.texts: the text "flows" is missing']],
  ['a text that the demo has not', ({ texts }) => texts.push({ key: 'bye', text: 'Bye' }), ['data.texts.@.key: the demo has no text "bye"']],
  ['a limit that is no amount', (data) => (data.maximum_limit = 0.5), ['data.maximum_limit: is no amount: enter whole minor units above 0 (200000)']],
  ['a card without a name', (data) => (data.team_card_name = ''), ['data.team_card_name: is empty: write the text that its label describes']],
])('%s is a finding', (_, edit, findings) => {
  expect(lines(productDemoFindings([edited(edit)]))).toEqual(
    findings.map((one) => one.replace('@', String(demoTextKeys.length))),
  )
}) // prettier-ignore

it.each([
  ['explore_product', 'flows'],
  ['explore_product_v2', 'demo_flows'],
])('a page of the type %s names only flows that exist, each once', (type, group) => {
  expect(
    lines(productDemoFindings([document, page(type, group, 'issue_card', '', 'fly', 'issue_card')])),
  ).toEqual([
    `data.${group}.2.flow: no flow is called "fly"; there are ${flowIds.join(', ')}`,
    `data.${group}.3.flow: the flow "issue_card" is there twice`,
  ])
})

it('a page in a language without a demo names no flow', () => {
  expect(lines(productDemoFindings([page('explore_product', 'flows', 'issue_card')]))).toEqual([
    'data.flows.0.flow: "en-gb" has no document of the type "product_demo"',
  ])
})

it('a page shows no scene that its demo shows at the end of a flow', () => {
  const tour = (scene: string) =>
    story({ scene, flows: [{ flow: 'pay_invoice' }] }, { type: 'explore_product', lang: 'en-gb' })
  expect(lines(productDemoFindings([document, tour('payment_run')]))).toEqual([
    'data.scene: the demo shows the scene "payment_run" at the end of the flow "pay_invoice": choose another',
  ])
  expect(productDemoFindings([document, tour('team_budgets')])).toEqual([])
})

it('the model offers every text and flow, and nothing else', () => {
  const model = readJson('customtypes/product_demo/index.json') as {
    json: Record<
      string,
      Record<string, { config: { fields: Record<string, { config: { options?: string[] } }> } }>
    >
  }
  expect(model.json['Texts']?.['texts']?.config.fields['key']?.config.options).toEqual([...demoTextKeys])
  expect(model.json['Flows']?.['flows']?.config.fields['flow']?.config.options).toEqual(flowIds)
})
