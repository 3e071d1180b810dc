import { lazy, Suspense, useEffect, useMemo, type Ref } from 'react'
import styled from 'styled-components'
import { prerenderedWithoutCode } from '../../content/site/missingCode'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { labelled } from '../../core/i18n/labelled'
import { Button } from '../../design/components/Button'
import { Heading } from '../../design/components/Heading'
import { LinkButton } from '../../design/components/LinkButton'
import { Stack } from '../../design/components/Stack'
import { TextLink } from '../../design/components/TextLink'
import { media } from '../../design/theme/tokens'
import { expectGuest, type MeetingGuest } from '../../leads/meetings/guest'
import { leadValuesOf } from '../../leads/model/flowAnswers'
import type { Choices, Flow, FlowOutcome } from '../../leads/qualification/flow'
import { leadAnswers, answerTexts } from '../../leads/qualification/leadAnswers'
import { Question } from './Question'
import type { FlowTexts } from './texts'

const Suggestion = styled.div`
  display: grid;
  gap: var(--space-20);
  font-size: var(--font-size-18);
`

const Sent = styled.p`
  padding: var(--space-12) var(--space-16);
  background: var(--colour-tint);
  border-radius: var(--radius-control);
  font-size: var(--font-size-14);
`

const Answers = styled.dl`
  display: grid;
  border-block-start: 1px solid var(--colour-line);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-16);
    align-items: center;
    padding-block: var(--space-8);
    border-block-end: 1px solid var(--colour-line);

    ${media.sm} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
  }

  & dt {
    grid-column: 1 / -1;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);

    ${media.sm} {
      grid-column: auto;
    }
  }

  & dd {
    margin: 0;
    font-weight: 500;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`

/** Loads the code of the forms: no visitor needs it for the questions. */
export const loadLeadForm = () => import('../../leads/forms/LeadForm')

const LeadForm = lazy(
  prerenderedWithoutCode(() => loadLeadForm().then(({ LiveLeadForm }) => ({ default: LiveLeadForm }))),
)

type OutcomeViewProps = {
  flow: Flow
  outcome: FlowOutcome
  choices: Choices
  texts: FlowTexts
  title: Ref<HTMLHeadingElement>
  onChange: (stepId: string) => void
  onBack: (() => void) | undefined
  onRestart: () => void
}

/** What the answers lead to, with the next step and the answers, each of which can be changed. */
export function OutcomeView(props: OutcomeViewProps) {
  const { htmlLang } = useLocale()
  const { flow, outcome, choices, texts, title, onChange, onBack, onRestart } = props
  const answers = answerTexts(flow, choices)
  return (
    <Stack gap="l">
      <Suggestion>
        <Question title={title}>{outcome.title}</Question>
        <p>{outcome.text}</p>
        <NextStep flow={flow} outcome={outcome} choices={choices} texts={texts} />
      </Suggestion>
      <Stack>
        <Heading level={3} size="small">
          {texts.answers_title}
        </Heading>
        <Answers>
          {answers.map(({ step, labels }) => (
            <div key={step.id}>
              <dt>{step.question}</dt>
              <dd>{labels.join(', ') || texts.none_chosen}</dd>
              <dd>
                <Button
                  variant="quiet"
                  aria-label={labelled(texts.change_label, step.question, htmlLang)}
                  onClick={() => onChange(step.id)}
                >
                  {texts.change_label}
                </Button>
              </dd>
            </div>
          ))}
        </Answers>
        <Buttons>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {texts.back_label}
            </Button>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {texts.restart_label}
          </Button>
        </Buttons>
      </Stack>
    </Stack>
  )
}

type NextStepProps = Pick<OutcomeViewProps, 'flow' | 'outcome' | 'choices' | 'texts'>

/** The form or the link of an outcome. What a form sends with the address is said above it. */
function NextStep({ flow, outcome: { kind, link }, choices, texts }: NextStepProps) {
  const guest = useMemo(
    (): MeetingGuest => ({
      answers: leadAnswers(flow, choices),
      shown: answerTexts(flow, choices)
        .filter(({ isSent }) => isSent)
        .map(({ labels }) => labels.join(', ')),
    }),
    [flow, choices],
  )
  const { shown } = guest
  useEffect(() => {
    // Also for a visitor who goes to the meeting booker without giving an address.
    expectGuest(kind === 'meeting' ? guest : undefined)
  }, [kind, guest])

  if (kind === 'partner' || kind === 'link' || (kind !== 'newsletter' && !link))
    return (
      <div>
        <LinkButton link={link} />
      </div>
    )
  const hidden = leadValuesOf(guest.answers)
  return (
    <>
      {shown.length > 0 && <Sent>{fill(texts.sent_text, { answers: shown.join('; ') })}</Sent>}
      <Suspense fallback={null}>
        {kind === 'newsletter' && <LeadForm form="newsletter" hidden={hidden} />}
        {kind === 'sign_up' && (
          <LeadForm form="qualification" hidden={hidden} submitLabel={link?.text} registerHref={link?.href} />
        )}
        {kind === 'meeting' && link && (
          <LeadForm
            form="qualification"
            hidden={hidden}
            submitLabel={link.text}
            onSubmitted={(_, email) => expectGuest({ ...guest, email })}
            redirect={() => link.href}
          />
        )}
      </Suspense>
      {kind === 'meeting' && link && <TextLink link={{ href: link.href, text: texts.skip_label }} arrow />}
    </>
  )
}
