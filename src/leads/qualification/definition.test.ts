import { readJson } from '../../core/values/readJson'
import { flowProperties } from '../model/flowAnswers'
import { flowProblems, readFlow, readPlaces } from './definition'
import { outcomeKinds } from './flow'
import { flowData, testFlow } from './flow.fixture'

type Step = Record<string, unknown> & { options: Record<string, unknown>[] }

/** The problems of the flow after a change. */
function problemsAfter(
  change: (data: { steps: Step[]; outcomes: Record<string, unknown>[] }) => void,
): string[] {
  const data = structuredClone(flowData) as unknown as { steps: Step[]; outcomes: Record<string, unknown>[] }
  change(data)
  return flowProblems(data).map(({ path, problem }) => `${path}: ${problem}`)
}

describe('a definition', () => {
  it('without problems is a flow', () => {
    expect(flowProblems(flowData)).toEqual([])
    expect(testFlow.steps.map(({ id }) => id)).toEqual(['company', 'features', 'size', 'spend'])
    expect(testFlow.steps[1]).toMatchObject({ several: true, property: 'features_of_interest' })
    expect(testFlow.steps[1]?.options.map(({ next }) => next)).toEqual(['size', 'size'])
    expect(testFlow.outcomes[0]?.link).toEqual({
      href: 'https://app.outlay.example/register',
      text: 'Open an account',
    })
  })

  it('without questions has no problem and is no flow', () => {
    expect(flowProblems({})).toEqual([])
    expect(readFlow({})).toBeUndefined()
    expect(flowProblems({ outcomes: flowData.outcomes.slice(2, 3) })).toEqual([
      { path: 'data.steps', problem: 'the flow has no question' },
    ])
  })

  it('with a problem is no flow', () => {
    expect(readFlow({ ...flowData, outcomes: flowData.outcomes.slice(1) })).toBeUndefined()
  })

  it('has no dead end: every option says what is next, and that exists', () => {
    expect(
      problemsAfter(({ steps }) => {
        steps[0]!.options[1]!['next'] = 'nowhere'
        delete steps[3]!['next']
      }),
    ).toEqual([
      'data.steps.0.options.1.next: no step and no outcome has the id "nowhere"',
      'data.steps.3.options.0.next: neither the option nor the question says what is next',
      'data.outcomes.1.outcome_id: no answer leads to "meet"',
      'data.outcomes.2.outcome_id: no answer leads to "news"',
    ])
  })

  it('has options in every step', () => {
    expect(problemsAfter(({ steps }) => void (steps[3]!.options = []))).toEqual([
      'data.steps.3.options: the question has no options',
      'data.outcomes.1.outcome_id: no answer leads to "meet"',
    ])
  })

  it('has no loop, neither within a step nor over several', () => {
    expect(problemsAfter(({ steps }) => void (steps[2]!.options[1]!['next'] = 'size'))).toContain(
      'data.steps.2.options.1.next: "size" leads back to this question',
    )
    expect(problemsAfter(({ steps }) => void (steps[3]!['next'] = 'features'))).toEqual(
      expect.arrayContaining([
        'data.steps.1.options.0.next: "size" leads back to this question',
        'data.steps.2.options.1.next: "spend" leads back to this question',
        'data.steps.3.options.0.next: "features" leads back to this question',
      ]),
    )
  })

  it('has no step and no outcome that nothing leads to', () => {
    expect(problemsAfter(({ steps }) => void (steps[2]!.options[1]!['next'] = 'meet'))).toEqual([
      'data.steps.3.step_id: no answer leads to "spend"',
    ])
  })

  it('names each step and outcome once', () => {
    expect(problemsAfter(({ outcomes }) => void (outcomes[4]!['outcome_id'] = 'size'))).toEqual(
      expect.arrayContaining(['data.outcomes.4.outcome_id: the id "size" is there twice']),
    )
    expect(problemsAfter(({ steps }) => void (steps[3]!['step_id'] = ' '))).toContain(
      'data.steps.3.step_id: the id is missing',
    )
  })

  it('asks for properties of a lead, with values that they take', () => {
    expect(
      problemsAfter(({ steps }) => {
        steps[0]!['property'] = 'shoe_size'
        steps[2]!.options[0]!['value'] = '3'
        steps[3]!['several'] = true
        steps[1]!.options[1]!['value'] = 'cards'
      }),
    ).toEqual([
      `data.steps.0.property: "shoe_size" is no property that a flow asks for: ${flowProperties.join(', ')}`,
      'data.steps.1.options.1.value: the value "cards" is there twice',
      'data.steps.2.options.0.value: "3" is no value of the property company_size_range',
      'data.steps.3.several: the property monthly_business_spend takes one answer only',
    ])
  })

  it('asks for a property once on each path', () => {
    expect(
      problemsAfter(({ steps }) => {
        steps[3]!['property'] = 'company_size_range'
        steps[3]!.options[0]!['value'] = '51–250'
      }),
    ).toEqual(['data.steps.3.property: the question "size" before it asks for company_size_range already'])
  })

  it('lets no option of several decide what is next', () => {
    expect(problemsAfter(({ steps }) => void (steps[1]!.options[0]!['next'] = 'spend'))).toEqual([
      'data.steps.1.options.0.next: several options may be chosen, so the question alone says what is next',
    ])
  })

  it('has texts, a known kind and a place to go for each outcome', () => {
    expect(
      problemsAfter(({ steps, outcomes }) => {
        steps[0]!['question'] = ''
        steps[0]!.options[0]!['label'] = null
        outcomes[0]!['link'] = { link_type: 'Any' }
        outcomes[1]!['link'] = { link_type: 'Document', id: 'x' }
        outcomes[3]!['kind'] = null
        outcomes[4]!['title'] = ''
      }),
    ).toEqual([
      'data.steps.0.question: the question is missing',
      'data.steps.0.options.0.label: the label is missing',
      'data.outcomes.0.link: the outcome leads nowhere',
      `data.outcomes.3.kind: "" is no kind of outcome: ${outcomeKinds.join(', ')}`,
      'data.outcomes.4.title: the title is missing',
    ])
  })
})

it('the model of the document offers the properties and the kinds that the code knows', () => {
  const model = readJson('customtypes/qualification_flow/index.json') as {
    json: {
      Main: Record<
        'steps' | 'outcomes',
        { config: { fields: Record<string, { config: { options: string[] } }> } }
      >
    }
  }
  const { steps, outcomes } = model.json.Main
  expect(steps.config.fields['property']?.config.options).toEqual(flowProperties)
  expect(outcomes.config.fields['kind']?.config.options).toEqual(outcomeKinds)
})

describe('what can be read of a definition', () => {
  const web = { link_type: 'Web', url: 'https://app.outlay.example', text: 'Open' }

  it('is there with its problems, texts without space around them', () => {
    expect(
      readPlaces({
        steps: [
          {
            step_id: ' a ', question: ' Why? ', help: null, property: 'shoe_size', several: 'yes', next: 'b',
            options: [{ label: ' One ', value: ' 1 ' }, { label: 'Two', value: '2', next: 'c' }],
          },
          { property: 'jobtitle', several: true },
        ],
        outcomes: [{ outcome_id: 'b', kind: 'unknown', title: ' T ', text: 'x' }, { outcome_id: 'c', kind: 'partner', link: web }],
      }),
    ).toEqual({
      steps: [
        {
          id: 'a', question: 'Why?', help: '', several: false,
          options: [{ label: 'One', value: '1', next: 'b' }, { label: 'Two', value: '2', next: 'c' }],
        },
        { id: '', question: '', help: '', property: 'jobtitle', several: true, options: [] },
      ],
      outcomes: [
        { id: 'b', kind: 'link', title: 'T', text: 'x' },
        { id: 'c', kind: 'partner', title: '', text: '', link: { href: 'https://app.outlay.example', text: 'Open' } },
      ],
    })
  }) // prettier-ignore

  it('is nothing of an empty document', () => {
    expect(readPlaces({})).toEqual({ steps: [], outcomes: [] })
  })
})

it('every missing value of an option is named', () => {
  expect(
    problemsAfter(({ steps }) => {
      steps[0]!.options[1]!['value'] = ''
      steps[1]!.options[0]!['label'] = ' '
    }),
  ).toEqual([
    'data.steps.0.options.1.value: the value is missing',
    'data.steps.1.options.0.label: the label is missing',
  ])
})

it('an option that leads back and a step that asks again name the question', () => {
  expect(problemsAfter(({ steps }) => void (steps[3]!['next'] = 'company'))).toContain(
    'data.steps.3.options.0.next: "company" leads back to this question',
  )
  const again = problemsAfter(({ steps }) => {
    steps[0]!['property'] = 'jobtitle'
    steps[3]!['property'] = 'jobtitle'
  })
  expect(again).toEqual(['data.steps.3.property: the question "company" before it asks for jobtitle already'])
})
