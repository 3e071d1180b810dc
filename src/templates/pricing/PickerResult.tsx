import styled from 'styled-components'
import type { LinkData } from '../../cms/links'
import { Button } from '../../components/Button'
import { Heading } from '../../components/Heading'
import { TextLink } from '../../components/TextLink'
import { fill } from '../../i18n/format'
import { addressWithChoice } from '../../pricing/choiceAddress'
import type { GivenAnswers, PickedPlan } from '../../pricing/planPicker'
import { hasCycles } from '../../pricing/price'
import { admits } from '../../pricing/recommendation'
import { totalInWords, type PriceWording } from '../../pricing/words'
import { PlanLink } from '../../slices/PricingTable/PlanLink'
import { BillingStyle } from '../../slices/PricingTable/PlanPrices'
import { media } from '../../theme/tokens'
import { CycleChoice } from './CycleChoice'
import { PlanTotal } from './PlanTotal'
import type { PlanView } from './planView'
import type { QuestionView } from './usePickerAnswers'
import type { usePlanChoice } from './usePlanChoice'

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
  /** Undefined as long as nothing is answered. */
  picked: PickedPlan<PlanView> | undefined
  choice: ReturnType<typeof usePlanChoice>
  wording: PriceWording
  pickerTexts: PickerTexts
  priceLink?: LinkData
  /** Leads back to the question with this index. */
  onChange: (question: number) => void
  /** Leads to the question before the one that the visitor has dealt with last. */
  onBack: () => void
  onRestart: () => void
}

const Root = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  box-shadow: inset 0 6px 0 var(--colour-accent);

  ${media.md} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-24));
  }

  @media (scripting: none) {
    display: none;
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

/** What the answers so far lead to: the plan, what it costs for the visitor's users, and the answers that need it. */
export function PickerResult({
  questions,
  given,
  picked,
  choice,
  wording,
  pickerTexts,
  priceLink,
  onChange,
  onBack,
  onRestart,
}: PickerResultProps) {
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
  return (
    <Root>
      <Progress>
        {fill(pickerTexts.progress, { answered: String(answered), total: String(questions.length) })}
      </Progress>
      <span className="visually-hidden" role="status">
        {[title, total].filter(Boolean).join('. ')}
      </span>
      {plan ? (
        <BillingStyle data-billing={choice.billing}>
          <Body>
            <Heading level={2} size="subtitle">
              {title}
            </Heading>
            {users === undefined ? null : (
              <>
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
                          <strong>{answer?.label}:</strong> {answer?.reason}
                        </span>
                        <Change
                          type="button"
                          aria-label={`${pickerTexts.change}: ${question?.question ?? ''}`}
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
      ) : null}
    </Root>
  )
}
