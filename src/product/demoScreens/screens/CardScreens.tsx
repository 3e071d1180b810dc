import { useState, type FormEvent } from 'react'
import { Field } from '../../../design/components/Field'
import { RadioGroup } from '../../../design/components/RadioGroup'
import { parseAmount } from '../../demo/amount'
import { apply, categories, type Category } from '../../demo/company'
import type { DemoTextKey } from '../../demo/texts'
import { CardFace, cardEnds } from '../CardFace'
import { Big, Columns, FactList, HotButton, HotSpot, Muted, Panel, ProductButton } from '../parts/controls'
import { Window } from '../parts/device'
import { focusFirstInvalid, Form, textIn } from '../parts/form'
import { ListRow, Pill, Rows } from '../parts/list'
import { errorKeys, useScreen } from '../screen'

const purposes: Record<Category, DemoTextKey> = {
  travel: 'purpose_travel',
  meals: 'purpose_meals',
  supplies: 'purpose_supplies',
}

/** The cards of the company. */
export function CardsScreen() {
  const { text, scenario, money, price, go, elsewhere } = useScreen()
  const { teamCard, otherExpenses } = scenario
  const cards = [
    {
      name: teamCard.name,
      end: cardEnds.team,
      limit: teamCard.limit,
      spent: scenario.otherEntries[0]?.amount ?? 0,
    },
    ...otherExpenses.map(({ person, amount }, index) => ({
      name: person,
      end: String(2210 + 37 * index),
      limit: Math.ceil(amount / 50_000) * 50_000,
      spent: amount,
    })),
  ]
  return (
    <Window
      area="cards"
      title={text('cards_title')}
      end={<HotButton onClick={() => go()}>{text('new_card')}</HotButton>}
    >
      <Rows>
        {cards.map(({ name, end, limit, spent }, index) => (
          <ListRow
            key={name}
            name={name}
            detail={`${text('virtual')} · •• ${end} · ${text('per_month', { amount: money(limit) })}`}
            tint={index}
            square={index === 0}
            state={<Pill>{text('active')}</Pill>}
            amount={price(spent)}
            used={spent / limit}
            onPress={elsewhere}
          />
        ))}
      </Rows>
    </Window>
  )
}

type Draft = { name: string; limit: string }

/** Name and limit of the new card; the card beside it shows what is typed. */
export function CardFormScreen() {
  const { text, scenario, amountFormat, money, company, go, touch } = useScreen()
  const [draft, setDraft] = useState<Draft>({ name: '', limit: '' })
  const [errors, setErrors] = useState<Partial<Draft>>({})
  const values = { maximum: money(scenario.maximumLimit), amount: money(50_000) }

  const read = (form: HTMLFormElement): Draft => ({
    name: textIn(form, 'name'),
    limit: textIn(form, 'limit'),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const { name, limit } = read(form)
    const amount = parseAmount(limit, amountFormat) ?? 0
    const refusalOf = (name: string, limit: number) => {
      const outcome = apply(company, { type: 'draftCard', name, limit }, scenario)
      return 'refused' in outcome ? text(errorKeys[outcome.refused], values) : undefined
    }
    const found = { name: refusalOf(name, 1), limit: refusalOf('x', amount) }
    setErrors(found)
    touch()
    if (found.name || found.limit) return focusFirstInvalid(form)
    go({ type: 'draftCard', name, limit: amount })
  }
  return (
    <Window area="cards" title={text('card_form_title')}>
      <Columns>
        <HotSpot $wide>
          <Form
            noValidate
            onSubmit={onSubmit}
            onInput={(event) => {
              setDraft(read(event.currentTarget))
              setErrors({})
              touch()
            }}
          >
            <Field
              label={text('card_name')}
              hint={text('card_name_hint')}
              enterKeyHint="next"
              name="name"
              autoComplete="off"
              maxLength={60}
              error={errors.name}
            />
            <Field
              label={text('card_limit')}
              hint={text('card_limit_hint', values)}
              enterKeyHint="go"
              name="limit"
              autoComplete="off"
              inputMode="decimal"
              maxLength={20}
              error={errors.limit}
            />
            <ProductButton type="submit">{text('continue_card')}</ProductButton>
          </Form>
        </HotSpot>
        <div aria-hidden="true">
          <CardFace
            name={draft.name.trim() || text('card')}
            holder={scenario.employee}
            number={`•••• ${cardEnds.own}`}
          />
        </div>
      </Columns>
    </Window>
  )
}

/** What the card is for; then it is issued. */
export function CardPurposeScreen() {
  const { text, scenario, company, money, go, touch } = useScreen()
  const [purpose, setPurpose] = useState<Category>('meals')
  const { name = '', limit = 0 } = company.draft ?? {}
  return (
    <Window area="cards" title={text('card_purpose_title', { name })}>
      <Columns>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            go({ type: 'issueCard', category: purpose })
          }}
        >
          <RadioGroup
            legend={text('purpose')}
            name="purpose"
            value={purpose}
            onChange={(value) => {
              setPurpose(value as Category)
              touch()
            }}
            options={categories.map((category) => ({
              value: category,
              label: text(purposes[category]),
              hint: scenario.purchases[category].label,
            }))}
          />
          <HotButton type="submit">{text('create_card')}</HotButton>
        </Form>
        <div>
          <div aria-hidden="true">
            <CardFace name={name} holder={scenario.employee} number={`•••• ${cardEnds.own}`} />
          </div>
          <FactList
            style={{ marginBlockStart: 'var(--space-20)' }}
            facts={[
              [text('limit'), text('per_month', { amount: money(limit) })],
              [text('purpose'), text(purposes[purpose])],
            ]}
          />
        </div>
      </Columns>
    </Window>
  )
}

/** The issued card, whose number can be shown. */
export function CardReadyScreen() {
  const { text, scenario, company, money, price, go } = useScreen()
  const card = company.ownCard
  const name = card?.name ?? ''
  return (
    <Window area="cards" title={text('card_ready_title', { name })} end={<Pill>{text('active')}</Pill>}>
      <Columns>
        <CardFace name={name} holder={scenario.employee} number={`•••• •••• •••• ${cardEnds.own}`} />
        <Panel>
          <Muted>{text('card_ready_text', { name: scenario.employee })}</Muted>
          <Big>{money(card?.limit ?? 0)}</Big>
          <FactList
            facts={[
              [text('spent'), price(0)],
              [text('purpose'), card ? text(purposes[card.category]) : ''],
            ]}
          />
          <HotButton onClick={() => go()}>{text('show_number')}</HotButton>
        </Panel>
      </Columns>
    </Window>
  )
}
