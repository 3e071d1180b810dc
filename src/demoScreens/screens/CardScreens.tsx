import { useState, type FormEvent } from 'react'
import { Field } from '../../components/Field'
import { RadioGroup } from '../../components/RadioGroup'
import { parseAmount } from '../../demo/amount'
import { apply, categories, type Category } from '../../demo/company'
import type { DemoTextKey } from '../../demo/texts'
import { CardFace } from '../CardFace'
import {
  Avatar,
  Bar,
  Big,
  Columns,
  Facts,
  Form,
  HotSpot,
  initials,
  Muted,
  Panel,
  Pill,
  ProductButton,
  RowButton,
  Rows,
  screenHeading,
  ScreenTitle,
  TopLine,
  Window,
} from '../parts'
import { errorKeys, useScreen } from '../screen'
import { focusFirstInvalid, textIn } from './formInput'

/** The end of the numbers of the two cards. */
export const cardEnds = { own: '4821', team: '0937' } as const

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
    <Window area="cards">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('cards_title')}</ScreenTitle>
        <HotSpot>
          <ProductButton onClick={() => go()}>{text('new_card')}</ProductButton>
        </HotSpot>
      </TopLine>
      <Rows>
        {cards.map(({ name, end, limit, spent }, index) => (
          <li key={name}>
            <RowButton type="button" onClick={elsewhere}>
              <Avatar $tint={index} $square={index === 0}>
                {initials(name)}
              </Avatar>
              <span>
                {name}
                <small>
                  {text('virtual')} · •• {end} · {text('per_month', { amount: money(limit) })}
                </small>
              </span>
              <Pill>{text('active')}</Pill>
              <b>{price(spent)}</b>
              <Bar aria-hidden="true">
                <span style={{ transform: `scaleX(${spent / limit})` }} />
              </Bar>
            </RowButton>
          </li>
        ))}
      </Rows>
    </Window>
  )
}

type Draft = { name: string; limit: string }

/** Name and limit of the new card; the card beside it shows what is typed. */
export function CardFormScreen() {
  const { text, scenario, currency, htmlLang, money, company, go, touch } = useScreen()
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
    const amount = parseAmount(limit, currency, htmlLang) ?? 0
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
    <Window area="cards">
      <ScreenTitle {...screenHeading}>{text('card_form_title')}</ScreenTitle>
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
              name="name"
              autoComplete="off"
              maxLength={60}
              error={errors.name}
            />
            <Field
              label={text('card_limit')}
              hint={text('card_limit_hint', values)}
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
    <Window area="cards">
      <ScreenTitle {...screenHeading}>{text('card_purpose_title', { name })}</ScreenTitle>
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
          <HotSpot>
            <ProductButton type="submit" style={{ width: '100%' }}>
              {text('create_card')}
            </ProductButton>
          </HotSpot>
        </Form>
        <div>
          <div aria-hidden="true">
            <CardFace name={name} holder={scenario.employee} number={`•••• ${cardEnds.own}`} />
          </div>
          <Facts style={{ marginBlockStart: 'var(--space-20)' }}>
            <div>
              <dt>{text('limit')}</dt>
              <dd>{text('per_month', { amount: money(limit) })}</dd>
            </div>
            <div>
              <dt>{text('purpose')}</dt>
              <dd>{text(purposes[purpose])}</dd>
            </div>
          </Facts>
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
    <Window area="cards">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('card_ready_title', { name })}</ScreenTitle>
        <Pill>{text('active')}</Pill>
      </TopLine>
      <Columns>
        <CardFace name={name} holder={scenario.employee} number={`•••• •••• •••• ${cardEnds.own}`} />
        <Panel>
          <Muted>{text('card_ready_text', { name: scenario.employee })}</Muted>
          <Big>{money(card?.limit ?? 0)}</Big>
          <Facts>
            <div>
              <dt>{text('spent')}</dt>
              <dd>{price(0)}</dd>
            </div>
            <div>
              <dt>{text('purpose')}</dt>
              <dd>{card ? text(purposes[card.category]) : ''}</dd>
            </div>
          </Facts>
          <HotSpot>
            <ProductButton onClick={() => go()} style={{ width: '100%' }}>
              {text('show_number')}
            </ProductButton>
          </HotSpot>
        </Panel>
      </Columns>
    </Window>
  )
}
