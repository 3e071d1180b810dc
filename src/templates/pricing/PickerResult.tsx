import styled from 'styled-components'
import type { LinkData } from '../../content/cms/links'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatMoney } from '../../core/i18n/formatMoney'
import { colonOf, labelled } from '../../core/i18n/labelled'
import { Button } from '../../design/components/Button'
import { Heading } from '../../design/components/Heading'
import { TextLink } from '../../design/components/TextLink'
import { media } from '../../design/theme/tokens'
import { addressWithChoice } from '../../product/pricing/choiceAddress'
import type { GivenAnswers, PickedPlan } from '../../product/pricing/planPicker'
import { hasCycles } from '../../product/pricing/price'
import { admits } from '../../product/pricing/recommendation'
import type { UsersRange } from '../../product/pricing/usersRange'
import { totalInWords, type PriceWording } from '../../product/pricing/words'
import { PlanLink } from '../../slices/PricingTable/PlanLink'
import { BillingStyle } from '../../slices/PricingTable/PlanPrices'
import { CycleChoice } from './CycleChoice'
import { PlanTotal } from './PlanTotal'
import type { PickerPlan, PlanView } from './planView'
import type { QuestionView } from './usePickerAnswers'
import type { usePlanChoice } from './usePlanChoice'
import { UsersChoice } from './UsersChoice'

/** The texts of the picker's document; the result shows no text that is empty. */
export type PickerTexts = {
  progress: string
  resultSoFar: string
  resultTitle: string
  reasonsTitle: string
  change: string
  back: string
  restart: string
}

type PickerResultProps = {
  questions: readonly QuestionView[]
  given: GivenAnswers
  plans: readonly PickerPlan[]
  /** Undefined as long as nothing is answered. */
  picked: PickedPlan<PlanView> | undefined
  choice: ReturnType<typeof usePlanChoice>
  range: UsersRange
  wording: PriceWording
  pickerTexts: PickerTexts
  priceLink?: LinkData
  /** Takes a number of users, which may give another answer to the question for them. */
  onUsers: (users: number) => void
  /** Leads back to the question with this index. */
  onChange: (question: number) => void
  /** Leads to the question before the one that the visitor has dealt with last. */
  onBack: () => void
  onRestart: () => void
}

/** On a phone it follows the last question, and is not there before it has a plan. */
const Root = styled.div<{ $hasPlan: boolean }>`
  display: ${({ $hasPlan }) => ($hasPlan ? 'grid' : 'none')};
  gap: var(--space-16);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  box-shadow: inset 0 6px 0 var(--colour-accent);

  ${media.md} {
    display: grid;
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-24));
  }

  @media (scripting: none) {
    display: none;
  }
`

const Plans = styled.ul`
  list-style: none;
  font-size: var(--font-size-14);
  line-height: 1.45;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-12);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--space-12);
    border-block-start: 1px solid var(--colour-line);
  }

  & strong {
    font-size: var(--font-size-16);
    font-weight: 600;
  }

  & p {
    flex: 1 0 100%;
    color: var(--colour-ink-muted);
  }
`

const Progress = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
`

const Reasons = styled.ul`
  display: grid;
  gap: var(--space-8);
  font-size: var(--font-size-14);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-12);
    align-items: baseline;
    padding-block-start: var(--space-8);
    border-block-start: 1px solid var(--colour-line);
  }
`

const Change = styled.button`
  min-height: var(--space-24);
  padding: 0;
  background: none;
  border: 0;
  color: var(--colour-accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-20);
  align-items: center;
`

const Body = styled.div`
  display: grid;
  gap: var(--space-16);
`

/**
 * What the answers so far lead to: the plan, what it costs for the visitor's users, and the answers that need it. Before
 * the first answer: the plans.
 */
export function PickerResult({
  questions,
  given,
  plans,
  picked,
  choice,
  range,
  wording,
  pickerTexts,
  priceLink,
  onUsers,
  onChange,
  onBack,
  onRestart,
}: PickerResultProps) {
  const { htmlLang } = useLocale()
  const { per_user_and_month } = useStrings()
  const answered = given.filter((answer) => answer !== undefined).length
  const isComplete = answered === questions.length
  const { users } = choice.chosen
  const plan = picked?.plan
  const title = plan
    ? fill(isComplete ? pickerTexts.resultTitle : pickerTexts.resultSoFar, { plan: plan.name })
    : ''
  const total =
    plan && users !== undefined && admits(plan, users)
      ? totalInWords(plan, users, choice.billing, wording)
      : ''
  const progress = (
    <Progress>
      {fill(pickerTexts.progress, { answered: String(answered), total: String(questions.length) })}
    </Progress>
  )
  return (
    <>
      {/* Beside the result, so that it is announced also where the result has been hidden until now. */}
      <span className="visually-hidden" role="status">
        {[title, total].filter(Boolean).join('. ')}
      </span>
      <Root $hasPlan={plan !== undefined}>
        {plan ? (
          <>
            {progress}
            <BillingStyle data-billing={choice.billing}>
              <Body>
                <Heading level={2} size="subtitle">
                  {title}
                </Heading>
                {users === undefined ? null : (
                  <>
                    <div onBlur={choice.settle}>
                      <UsersChoice users={choice.users} range={range} wording={wording} onChange={onUsers} />
                    </div>
                    {hasCycles([plan]) && (
                      <CycleChoice
                        label={wording.texts.billing_label}
                        cycle={choice.billing}
                        saving=""
                        onChange={choice.chooseCycle}
                      />
                    )}
                    <PlanTotal plan={plan} users={users} wording={wording} />
                  </>
                )}
                {picked.demandedBy.length > 0 && (
                  <div>
                    <p>
                      <strong>{pickerTexts.reasonsTitle}</strong>
                    </p>
                    <Reasons role="list">
                      {picked.demandedBy.map((demand) => {
                        const question = questions[demand.question]
                        const answer = question?.answers[demand.answer]
                        return (
                          <li key={demand.question}>
                            <span>
                              <strong>{`${answer?.label ?? ''}${colonOf(htmlLang)}`}</strong>{' '}
                              <span>{answer?.reason}</span>
                            </span>
                            <Change
                              type="button"
                              aria-label={labelled(pickerTexts.change, question?.question ?? '', htmlLang)}
                              onClick={() => onChange(demand.question)}
                            >
                              {pickerTexts.change}
                            </Change>
                          </li>
                        )
                      })}
                    </Reasons>
                  </div>
                )}
                <Actions>
                  <PlanLink
                    plan={plan.id}
                    link={plan.link}
                    choice={{ ...choice.chosen, billing: choice.billing }}
                    isPicked={isComplete}
                  />
                  {priceLink ? (
                    <TextLink
                      link={{
                        ...priceLink,
                        href: addressWithChoice(priceLink.href, { ...choice.chosen, plan: plan.id }),
                      }}
                    />
                  ) : null}
                  {pickerTexts.back ? (
                    <Button variant="quiet" onClick={onBack}>
                      {pickerTexts.back}
                    </Button>
                  ) : null}
                  <Button variant="quiet" onClick={onRestart}>
                    {pickerTexts.restart}
                  </Button>
                </Actions>
              </Body>
            </BillingStyle>
          </>
        ) : (
          <>
            <Heading level={2} size="subtitle">
              {wording.texts.chosen_plan}
            </Heading>
            <Plans role="list">
              {plans.map(({ id, name, description, monthly }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <span>
                    <span>{formatMoney(monthly, wording.currency, wording.htmlLang)}</span>{' '}
                    {per_user_and_month}
                  </span>
                  <p>{description}</p>
                </li>
              ))}
            </Plans>
            {progress}
          </>
        )}
      </Root>
    </>
  )
}
