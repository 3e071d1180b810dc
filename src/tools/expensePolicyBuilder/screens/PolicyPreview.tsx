import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { breakpoints, em, media } from '../../../design/theme/tokens'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { SectionId } from '../model/clauses'
import { addSection, maxOwn, type Edits } from '../model/edits'
import type { Policy } from '../model/policy'
import { AddPart } from './AddPart'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { PolicyContents } from './PolicyContents'
import { goToSection, placeOf, sectionKey, showWithin } from './policyPlaces'
import { RemovedParts } from './RemovedParts'
import { SectionPart } from './SectionPart'
import { TextEditor } from './TextEditor'
import { usePolicyEditing, type EditUpdate, type PolicyEditing } from './usePolicyEditing'

type PolicyPreviewProps = {
  words: PolicyBuilderWords
  policy: Policy
  /** False while the clauses are fetched: then there are only the titles of the sections. */
  isComplete: boolean
  isEditing: boolean
  edits: Edits
  /** Clauses that the last answer has changed: they are marked, and the first one is shown. */
  changed: readonly string[]
  /** The section that the questions are about: shown when it changes. */
  about: SectionId | undefined
  onEdit: (update: EditUpdate) => void
}

const Sheet = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-32);
  min-width: 0;
  padding: var(--space-24) var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);

  ${media.sm} {
    padding: var(--space-40);
  }

  /* Below the questions it would push everything else twenty screens away. */
  @media screen and (max-width: ${em(breakpoints.lg - 0.02)}) and (scripting: enabled) {
    &:not([data-whole]) {
      max-height: max(60vh, 20rem);
      overflow-y: auto;
    }
  }

  ${media.lg} {
    @media screen and (min-height: 40em) {
      max-height: calc(100vh - var(--header-height, 5.25rem) - 15rem);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`

/** Only where the policy is below the questions. */
const WhereBelow = styled.div`
  ${media.lg} {
    display: none;
  }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  margin-block-start: var(--space-16);
  font-size: var(--font-size-14);

  & dt {
    color: var(--colour-ink-muted);
  }

  & dd {
    font-weight: 500;
  }
`

const Title = styled.h3`
  font-size: var(--font-size-28);
  line-height: 1.15;
`

/** What was done last, for those who do not see it. */
function statusOf({ said }: PolicyEditing, { sections }: Policy, words: PolicyBuilderWords): string {
  if (!said) return ''
  if (said.how === 'removed') return words.removed_status
  const numbers = new Map(
    sections.flatMap(({ id, number, clauses }) => [
      [sectionKey(id), String(number)] as const,
      ...clauses.map((clause) => [clause.name, clause.number] as const),
    ]),
  )
  return fill(words.moved_status, { number: numbers.get(said.name) ?? '' })
}

function NewSection({ words, editing }: { words: PolicyBuilderWords; editing: PolicyEditing }) {
  const focus = { name: 'add-section', action: 'add' } as const
  return (
    <AddPart
      name={focus.name}
      isOpen={editing.isOpen('newSection', '')}
      fullText={editing.full.sections ? fill(words.sections_full, { max: String(maxOwn) }) : undefined}
      button={
        <Button variant="secondary" onClick={() => editing.open('newSection', '')}>
          {words.add_section}
        </Button>
      }
    >
      <TextEditor
        label={words.new_section}
        text=""
        multiline={false}
        words={words}
        onCancel={() => editing.close(focus)}
        onSave={(text) => editing.close(focus, (before) => addSection(before, text))}
      />
    </AddPart>
  )
}

/**
 * The policy as it is at the moment, with its table of contents. While it is edited, each clause and section has buttons to
 * write, move and remove it; what was removed is listed at the end.
 */
export function PolicyPreview({
  words,
  policy,
  isComplete,
  isEditing,
  edits,
  changed,
  about,
  onEdit,
}: PolicyPreviewProps) {
  const common = useCommonWords()
  const titleId = useId()
  const sheetId = useId()
  const root = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const editing = usePolicyEditing({ edits, root, isEditing, onEdit })

  /** The button moves by the length of the policy: the visitor goes on reading at the same place, or sees the button. */
  const showOther = (button: HTMLElement): void => {
    const scrolled = root.current?.scrollTop ?? 0
    flushSync(() => setWhole(!isWhole))
    if (isWhole) return button.scrollIntoView({ block: 'center' })
    root.current?.focus({ preventScroll: true })
    window.scrollBy(0, scrolled)
  }

  useEffect(() => {
    const [first] = changed
    if (first) showWithin(root.current, `[data-clause="${first}"]`)
  }, [changed])

  useEffect(() => {
    if (about) showWithin(root.current, `#${placeOf(about)}`)
  }, [about])

  return (
    <>
      <Sheet
        ref={root}
        id={sheetId}
        data-whole={isWhole ? '' : undefined}
        aria-labelledby={titleId}
        // A part that scrolls has to be reachable with the keyboard.
        tabIndex={0}
      >
        <p className="visually-hidden" role="status">
          {statusOf(editing, policy, words)}
        </p>
        <header>
          <Title id={titleId}>{policy.title}</Title>
          {policy.facts.length > 0 ? (
            <Facts>
              {policy.facts.map(({ label, value }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          ) : null}
        </header>
        <PolicyContents
          words={words}
          sections={policy.sections}
          onGoTo={(id) => goToSection(root.current, id)}
        />
        {policy.sections.map((section) => (
          <SectionPart
            key={section.id}
            words={words}
            editing={editing}
            section={section}
            policy={policy}
            isComplete={isComplete}
            changed={changed}
          />
        ))}
        {isEditing && isComplete ? <NewSection words={words} editing={editing} /> : null}
        {isEditing && policy.removed.length > 0 ? (
          <RemovedParts words={words} editing={editing} removed={policy.removed} />
        ) : null}
        {isComplete ? null : <p data-placeholder="">{common.loading}</p>}
      </Sheet>
      <WhereBelow>
        <Button
          variant="secondary"
          aria-expanded={isWhole}
          aria-controls={sheetId}
          onClick={({ currentTarget }) => showOther(currentTarget)}
          data-replay="show-policy"
        >
          {isWhole ? words.show_part : words.show_all}
        </Button>
      </WhereBelow>
    </>
  )
}
