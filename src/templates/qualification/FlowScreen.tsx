import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import styled, { keyframes } from 'styled-components'
import { prerenderedWithoutCode } from '../../content/site/missingCode'
import { fill } from '../../core/i18n/fill'
import { Button } from '../../design/components/Button'
import { Progress } from '../../design/components/Progress'
import { Island } from '../../design/hydration/Island'
import { StaticHtml } from '../../design/hydration/StaticHtml'
import { media } from '../../design/theme/tokens'
import { isTouched } from '../../leads/forms/isTouched'
import { expectGuest } from '../../leads/meetings/guest'
import { outcomeOf, stepOf, type Flow, type FlowStep } from '../../leads/qualification/flow'
import { questionCountAt, progressOf, type QuestionCount } from '../../leads/qualification/progress'
import { answersStyle, answerStyle, Asked, Help, panelStyle } from './panel'
import { Question } from './Question'
import type { FlowTexts } from './texts'
import { useFlow } from './useFlow'

export type FlowScreenProps = { flow: Flow; texts: FlowTexts; children?: ReactNode }

const Panel = styled.div`
  ${panelStyle}
  display: grid;
  gap: var(--space-32);
  align-content: start;
  min-height: 38rem;

  ${media.sm} {
    min-height: 29rem;
  }
`

const Answers = styled.div`
  ${answersStyle}
`

const Answer = styled.label`
  ${answerStyle}
  cursor: pointer;

  &:has(:checked) {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
    box-shadow: inset 0 0 0 1px var(--colour-accent);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--colour-focus);
    outline-offset: 2px;
  }

  & > input {
    flex: none;
    width: var(--space-20);
    height: var(--space-20);
    margin: 0;
    outline: none;
    accent-color: var(--colour-accent);
  }
`

const ErrorText = styled.p`
  color: var(--colour-error);
  font-weight: 500;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;

  & > :first-child {
    min-width: 9rem;
  }

  & > :nth-child(3) {
    margin-inline-start: auto;
  }
`

const Note = styled.p`
  padding: var(--space-12) var(--space-16);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
  font-size: var(--font-size-14);
`

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(var(--space-16));
  }
`

const Arriving = styled.div`
  display: grid;
  gap: var(--space-24);

  ${media.motion} {
    &[data-arrives] {
      animation: ${arrive} 0.2s ease-out;
    }
  }
`

/** The questions as an island: the page around them keeps its HTML. `children` is the list to read. */
export function FlowScreen({ children, ...props }: FlowScreenProps) {
  return (
    <Island name="qualification-flow" props={props}>
      <LiveFlowScreen {...props}>{children}</LiveFlowScreen>
    </Island>
  )
}

/** Loads the code of the outcomes: no visitor needs it for the questions. */
const loadOutcomes = () => import('./OutcomeView')

const OutcomeView = lazy(
  prerenderedWithoutCode(() => loadOutcomes().then((module) => ({ default: module.OutcomeView }))),
)

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The list to read, which the questions replace one at a time as soon as the application is there. A form of the list
 * that somebody has begun to fill in stays, and the list with it, as the server has written it. An island has the list
 * in its HTML, and needs no code for it.
 */
export function LiveFlowScreen({ flow, texts, children }: FlowScreenProps) {
  const list = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<{ hadFocus: boolean }>()
  useBrowserLayoutEffect(() => {
    const forms = list.current?.querySelectorAll('form') ?? []
    if ([...forms].some(isTouched)) return
    setTaken({ hadFocus: list.current?.contains(document.activeElement) === true })
  }, [])
  if (taken) return <Questions flow={flow} texts={texts} takesFocus={taken.hadFocus} />
  return (
    <div ref={list}>
      <StaticHtml as="div" name="questions-list">
        {children}
      </StaticHtml>
    </div>
  )
}

function progressText({ number, fewest, most }: QuestionCount, texts: FlowTexts): [string, string] {
  const left = (): string => {
    if (most === 0) return texts.progress_last
    if (fewest === most) return texts.progress_exact
    return fewest === 0 ? texts.progress_up_to : texts.progress_range
  }
  return [
    fill(texts.progress_number, { number: String(number) }),
    fill(left(), { fewest: String(fewest), most: String(most) }),
  ]
}

/** The question or the outcome that the visitor is at. */
function Questions({ flow, texts, takesFocus }: { flow: Flow; texts: FlowTexts; takesFocus: boolean }) {
  const control = useFlow(flow)
  const { choices, place, isResumed, restart, back } = control
  const panel = useRef<HTMLDivElement>(null)
  // As state: the title of an outcome comes with its code.
  const [title, setTitle] = useState<HTMLHeadingElement | null>(null)
  const step = stepOf(flow, place)
  const outcome = outcomeOf(flow, place)
  const count = questionCountAt(flow, progressOf(flow, choices), place)
  const [number = '', left = ''] = count ? progressText(count, texts) : []

  // Only an outcome hands somebody over, and not one whose answers are forgotten or being changed.
  const isOutcome = outcome !== undefined
  useEffect(() => {
    if (!isOutcome) expectGuest(undefined)
  }, [isOutcome])

  // The focus follows a visitor who goes on or back, and stays where it is when the page is opened.
  const focused = useRef(takesFocus ? undefined : place)
  const hasMoved = focused.current !== place
  useEffect(() => {
    // The title of the place before is not on the page any more.
    if (!title?.isConnected || focused.current === place) return
    focused.current = place
    title.focus({ preventScroll: true })
    const top = panel.current?.getBoundingClientRect().top ?? 0
    if (top < 0) panel.current?.scrollIntoView()
  }, [place, title])

  return (
    <Panel ref={panel}>
      {count && (
        <Progress label={number} value={count.number - 1} max={count.number + count.most} valueText={left} />
      )}
      <span className="visually-hidden" role="status">
        {count ? `${number}. ${left}` : ''}
      </span>
      {isResumed && <Note>{texts.resumed_text}</Note>}
      <Arriving key={place} data-arrives={hasMoved || undefined}>
        {step && (
          <StepView
            step={step}
            texts={texts}
            title={setTitle}
            values={choices[step.id]}
            onBegin={control.begin}
            onAnswer={(values) => {
              // The visitor goes on, so that an outcome may come with its form. The outcome handles the error.
              loadOutcomes()
                .then(({ loadLeadForm }) => loadLeadForm())
                .catch(() => undefined)
              control.answer(step, values)
            }}
            onBack={back}
            onRestart={Object.keys(choices).length > 0 ? restart : undefined}
          />
        )}
        {outcome && (
          <Suspense fallback={null}>
            <OutcomeView
              flow={flow}
              outcome={outcome}
              choices={choices}
              texts={texts}
              title={setTitle}
              onChange={control.show}
              onBack={back}
              onRestart={restart}
            />
          </Suspense>
        )}
      </Arriving>
    </Panel>
  )
}

type StepViewProps = {
  step: FlowStep
  texts: FlowTexts
  title: Ref<HTMLHeadingElement>
  /** The answer that was given before. */
  values: readonly string[] | undefined
  onBegin: () => void
  onAnswer: (values: readonly string[]) => void
  onBack: (() => void) | undefined
  onRestart: (() => void) | undefined
}

/** One question: a native group of radio buttons, or of checkboxes where several options may be chosen. */
function StepView({ step, texts, title, values, onBegin, onAnswer, onBack, onRestart }: StepViewProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>(values ?? [])
  const [isMissing, setIsMissing] = useState(false)
  const hint = [step.help, step.several ? texts.several_hint : ''].filter(Boolean)
  const describedBy = [hint.length > 0 && `${id}-hint`, isMissing && `${id}-error`].filter(Boolean).join(' ')

  const choose = (value: string, isChosen: boolean): void => {
    onBegin()
    setIsMissing(false)
    const others = step.several ? chosen.filter((one) => one !== value) : []
    setChosen(isChosen ? [...others, value] : others)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (step.several || chosen.length > 0) return onAnswer(chosen)
    setIsMissing(true)
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form noValidate onSubmit={submit}>
      <Arriving>
        <Asked>
          <Question title={title} id={`${id}-title`}>
            {step.question}
          </Question>
          {hint.length > 0 && <Help id={`${id}-hint`}>{hint.join(' ')}</Help>}
        </Asked>
        <Answers
          role={step.several ? 'group' : 'radiogroup'}
          aria-labelledby={`${id}-title`}
          aria-describedby={describedBy || undefined}
        >
          {step.options.map(({ value, label }) => (
            <Answer key={value}>
              <input
                type={step.several ? 'checkbox' : 'radio'}
                name={step.id}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target }) => choose(value, target.checked)}
              />
              <span>{label}</span>
            </Answer>
          ))}
        </Answers>
        {isMissing && (
          <ErrorText id={`${id}-error`} role="alert">
            {texts.missing_answer}
          </ErrorText>
        )}
        <Buttons>
          <Button type="submit">{texts.next_label}</Button>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {texts.back_label}
            </Button>
          )}
          {onRestart && (
            <Button variant="quiet" onClick={onRestart}>
              {texts.restart_label}
            </Button>
          )}
        </Buttons>
      </Arriving>
    </form>
  )
}
