import { forwardRef, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { fill } from '../../../i18n/fill'
import { media } from '../../../theme/tokens'
import { Actions, Notice } from '../../controls/layout'
import { scrollBehaviour } from '../../controls/scrollBehaviour'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { SectionId } from '../model/clauses'
import {
  addClause,
  addSection,
  editClause,
  keepText,
  moveClause,
  moveSection,
  removeClause,
  removeSection,
  renameSection,
  restoreClause,
  restoreOriginal,
  restoreSection,
  type Edits,
} from '../model/edits'
import type { Policy, PolicyClause, PolicySection } from '../model/policy'
import { IconButton, type IconAction } from './IconButton'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { TextEditor } from './TextEditor'

type PolicyPreviewProps = {
  words: PolicyBuilderWords
  policy: Policy
  /** False while the clauses are fetched: then there are only the titles of the sections. */
  isComplete: boolean
  isEditing: boolean
  /** Clauses that the last answer has changed: they are marked, and the first one is shown. */
  changed: readonly string[]
  /** The section that the questions are about: shown when it changes. */
  about: SectionId | undefined
  onEdit: (update: (edits: Edits) => Edits) => void
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

  ${media.lg} {
    @media (min-height: 40em) {
      max-height: calc(100vh - var(--header-height, 5.25rem) - 15rem);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
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

const Contents = styled.nav`
  padding-block: var(--space-16);
  border-block: 1px solid var(--colour-line);

  & > p {
    margin-block-end: var(--space-8);
    font-size: var(--font-size-14);
    font-weight: 600;
  }

  & > ol {
    columns: 11rem;
    column-gap: var(--space-24);
    padding: 0;
    list-style: none;
    font-size: var(--font-size-14);
  }

  & li {
    break-inside: avoid;
  }

  & a {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    padding-block: var(--space-4);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`

const Section = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
`

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  align-items: center;
  justify-content: space-between;
`

const SectionTitle = styled.h4`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  flex: 1 1 12rem;
  font-size: var(--font-size-18);
  line-height: 1.3;
`

const Clauses = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding: 0;
  list-style: none;
`

const Clause = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  align-items: start;
  padding-block: var(--space-2);
  border-radius: var(--radius-small);

  &[data-changed='true'] {
    margin-inline-start: calc(var(--space-12) * -1);
    padding-inline-start: calc(var(--space-12) - 3px);
    background: var(--colour-tint);
    border-inline-start: 3px solid var(--colour-coral);
  }

  & > div {
    min-width: 0;
  }
`

const ClauseNumber = styled.span`
  color: var(--colour-ink-muted);
  font-variant-numeric: tabular-nums;
`

const ClauseText = styled.p`
  white-space: pre-line;
`

const Mark = styled.span`
  display: inline-block;
  margin-inline-start: var(--space-8);
  padding-inline: var(--space-8);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-pill);
  font-size: var(--font-size-12);
  font-weight: 500;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(var(--space-8) * -1);
`

const AddRow = styled.div`
  margin-inline-start: 2rem;
`

const Removed = styled.section`
  display: grid;
  gap: var(--space-12);
  padding-block-start: var(--space-24);
  border-block-start: 1px dashed var(--colour-line-strong);

  & > ul {
    display: grid;
    gap: var(--space-8);
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-12);
    align-items: center;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

/** What is being written: a clause, a title, a new clause of a section, a new section. */
type Open = { kind: 'clause' | 'title' | 'newClause' | 'newSection'; name: string }

/** The button that gets the focus once the policy is drawn again. */
type Focus = { name: string; action: IconAction | 'add' }

const placeOf = (name: string): string => `policy-${name}`

/** A section among names of clauses: some have the same name. */
const sectionKey = (id: string): string => `section-${id}`

/** Moves a sheet that scrolls by itself so that a place in it is seen. The page never moves: the visitor is at the questions. */
function showWithin(sheet: HTMLElement | null, selector: string): void {
  const place = sheet?.querySelector<HTMLElement>(selector)
  if (!sheet || !place || getComputedStyle(sheet).overflowY !== 'auto') return
  const top = place.getBoundingClientRect().top - sheet.getBoundingClientRect().top
  const isSeen = top >= 0 && top + place.offsetHeight <= sheet.clientHeight
  if (!isSeen)
    sheet.scrollTo({ top: sheet.scrollTop + top - sheet.clientHeight / 6, behavior: scrollBehaviour() })
}

type Tool = { action: IconAction; label: string; isOff?: boolean; onPress: () => void }

function ToolButtons({ name, tools }: { name: string; tools: readonly Tool[] }) {
  return (
    <Tools data-tools={name}>
      {tools.map(({ action, label, isOff = false, onPress }) => (
        <IconButton key={action} action={action} label={label} disabled={isOff} onClick={onPress} />
      ))}
    </Tools>
  )
}

/**
 * The policy as it is at the moment, with its table of contents. While it is edited, each clause and section has buttons to
 * write, move and remove it; what was removed is listed at the end.
 */
export const PolicyPreview = forwardRef<HTMLElement, PolicyPreviewProps>(function PolicyPreview(
  { words, policy, isComplete, isEditing, changed, about, onEdit },
  ref,
) {
  const common = useCommonWords()
  const titleId = useId()
  const root = useRef<HTMLElement | null>(null)
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState<{ name: string; how: 'moved' | 'removed' }>()
  const nextFocus = useRef<Focus>()

  useEffect(() => {
    if (!isEditing) setOpen(undefined)
  }, [isEditing])

  // React moves elements when their order changes, and the browser takes the focus from one that is moved.
  useEffect(() => {
    const focus = nextFocus.current
    if (!focus) return
    nextFocus.current = undefined
    const tools = root.current?.querySelector(`[data-tools="${focus.name}"]`)
    const button = tools?.querySelector<HTMLButtonElement>(`[data-action="${focus.action}"]:not(:disabled)`)
    const other = tools?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    ;(button ?? other)?.focus()
  })

  useEffect(() => {
    const [first] = changed
    if (first) showWithin(root.current, `[data-clause="${first}"]`)
  }, [changed])

  useEffect(() => {
    if (about) showWithin(root.current, `#${placeOf(about)}`)
  }, [about])

  const close = (focus?: Focus): void => {
    setOpen(undefined)
    nextFocus.current = focus
  }
  const edit = (update: (edits: Edits) => Edits, focus?: Focus): void => {
    nextFocus.current = focus
    onEdit(update)
  }
  const sectionNames = policy.sections.map(({ id }) => id)
  const numbers = new Map(
    policy.sections.flatMap(({ id, number, clauses }) => [
      [sectionKey(id), String(number)] as const,
      ...clauses.map((clause) => [clause.name, clause.number] as const),
    ]),
  )

  const noticeOf = ({ name, notice, writtenFor }: PolicyClause): ReactNode =>
    notice ? (
      <Notice>
        <p>{notice.kind === 'changed' ? words.answer_changed : words.not_needed}</p>
        {notice.kind === 'changed' ? <p>{notice.text}</p> : null}
        <Actions>
          <Button onClick={() => edit((edits) => restoreOriginal(edits, name), { name, action: 'edit' })}>
            {notice.kind === 'changed' ? words.take_new_text : words.remove_text}
          </Button>
          <Button
            variant="secondary"
            onClick={() => edit((edits) => keepText(edits, name, writtenFor), { name, action: 'edit' })}
          >
            {words.keep_my_text}
          </Button>
        </Actions>
      </Notice>
    ) : null

  const clauseTools = (
    { id, clauses }: PolicySection,
    { name, number, kind }: PolicyClause,
    index: number,
  ) => {
    const names = clauses.map((clause) => clause.name)
    const move = (by: 1 | -1): void => {
      setSaid({ name, how: 'moved' })
      edit((edits) => moveClause(edits, id, names, name, by), { name, action: by < 0 ? 'up' : 'down' })
    }
    const label = (text: string): string => fill(text, { number })
    return (
      <Actions>
        <ToolButtons
          name={name}
          tools={[
            {
              action: 'edit',
              label: label(words.edit_clause),
              onPress: () => setOpen({ kind: 'clause', name }),
            },
            { action: 'up', label: label(words.move_up), isOff: index === 0, onPress: () => move(-1) },
            {
              action: 'down',
              label: label(words.move_down),
              isOff: index === clauses.length - 1,
              onPress: () => move(1),
            },
            {
              action: 'remove',
              label: label(words.remove_clause),
              onPress: () => {
                setSaid({ name, how: 'removed' })
                const neighbour = names[index + 1] ?? names[index - 1]
                edit(
                  (edits) => removeClause(edits, name),
                  neighbour
                    ? { name: neighbour, action: 'remove' }
                    : { name: sectionKey(id), action: 'edit' },
                )
              },
            },
          ]}
        />
        {kind === 'edited' ? (
          <Button
            variant="quiet"
            onClick={() => edit((edits) => restoreOriginal(edits, name), { name, action: 'edit' })}
          >
            {words.restore_original}
          </Button>
        ) : null}
      </Actions>
    )
  }

  const sectionTools = ({ id, number }: PolicySection, index: number) => {
    const move = (by: 1 | -1): void => {
      setSaid({ name: sectionKey(id), how: 'moved' })
      edit((edits) => moveSection(edits, sectionNames, id, by), {
        name: sectionKey(id),
        action: by < 0 ? 'up' : 'down',
      })
    }
    const label = (text: string): string => fill(text, { number: String(number) })
    return (
      <ToolButtons
        name={sectionKey(id)}
        tools={[
          {
            action: 'edit',
            label: label(words.edit_title),
            onPress: () => setOpen({ kind: 'title', name: id }),
          },
          { action: 'up', label: label(words.section_up), isOff: index === 0, onPress: () => move(-1) },
          {
            action: 'down',
            label: label(words.section_down),
            isOff: index === policy.sections.length - 1,
            onPress: () => move(1),
          },
          {
            action: 'remove',
            label: label(words.remove_section),
            onPress: () => {
              setSaid({ name: sectionKey(id), how: 'removed' })
              const neighbour = sectionNames[index + 1] ?? sectionNames[index - 1]
              edit(
                (edits) => removeSection(edits, id),
                neighbour ? { name: sectionKey(neighbour), action: 'remove' } : undefined,
              )
            },
          },
        ]}
      />
    )
  }

  const isOpen = (kind: Open['kind'], name: string): boolean =>
    isEditing && open?.kind === kind && open.name === name

  const status =
    said?.how === 'removed'
      ? words.removed_status
      : said
        ? fill(words.moved_status, { number: numbers.get(said.name) ?? '' })
        : ''

  return (
    <Sheet
      ref={(element) => {
        root.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      aria-labelledby={titleId}
      // A part that scrolls has to be reachable with the keyboard.

      tabIndex={0}
    >
      <p className="visually-hidden" role="status">
        {status}
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
      <Contents aria-label={words.contents}>
        <p aria-hidden="true">{words.contents}</p>
        <ol>
          {policy.sections.map(({ id, number, title }) => (
            <li key={id}>
              <a
                href={`#${placeOf(id)}`}
                onClick={(event) => {
                  // The address may hold shared work behind its `#`.
                  event.preventDefault()
                  const place = root.current?.querySelector<HTMLElement>(`#${placeOf(id)}`)
                  place?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
                  place?.focus({ preventScroll: true })
                }}
              >
                <span>{number}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </Contents>
      {policy.sections.map((section, index) => (
        <Section key={section.id}>
          {isOpen('title', section.id) ? (
            <TextEditor
              label={fill(words.section_title, { number: String(section.number) })}
              text={section.title}
              multiline={false}
              takesEmpty={!section.isOwn}
              words={words}
              onCancel={() => close({ name: sectionKey(section.id), action: 'edit' })}
              onSave={(text) => {
                close({ name: sectionKey(section.id), action: 'edit' })
                onEdit((edits) => renameSection(edits, section.id, text))
              }}
            />
          ) : (
            <SectionHead>
              <SectionTitle id={placeOf(section.id)} tabIndex={-1}>
                <span>{section.number}</span>
                <span>{section.title}</span>
              </SectionTitle>
              {isEditing ? sectionTools(section, index) : null}
            </SectionHead>
          )}
          {isComplete && section.clauses.length > 0 ? (
            <Clauses>
              {section.clauses.map((clause, place) => (
                <Clause
                  key={clause.name}
                  data-clause={clause.name}
                  data-changed={changed.includes(clause.name)}
                >
                  <ClauseNumber>{clause.number}</ClauseNumber>
                  <div>
                    {isOpen('clause', clause.name) ? (
                      <TextEditor
                        label={fill(words.clause_text, { number: clause.number })}
                        text={clause.text}
                        words={words}
                        onCancel={() => close({ name: clause.name, action: 'edit' })}
                        onSave={(text) => {
                          close({ name: clause.name, action: 'edit' })
                          if (text !== clause.text)
                            onEdit((edits) => editClause(edits, clause.name, text, clause.writtenFor))
                        }}
                      />
                    ) : (
                      <>
                        <ClauseText>
                          {clause.text}
                          {isEditing && clause.kind !== 'written' ? (
                            <Mark>{clause.kind === 'own' ? words.mark_own : words.mark_edited}</Mark>
                          ) : null}
                        </ClauseText>
                        {noticeOf(clause)}
                        {isEditing ? clauseTools(section, clause, place) : null}
                      </>
                    )}
                  </div>
                </Clause>
              ))}
            </Clauses>
          ) : null}
          {isEditing && isComplete ? (
            <AddRow data-tools={`add-${section.id}`}>
              {isOpen('newClause', section.id) ? (
                <TextEditor
                  label={words.new_clause}
                  text=""
                  words={words}
                  onCancel={() => close({ name: `add-${section.id}`, action: 'add' })}
                  onSave={(text) => {
                    close({ name: `add-${section.id}`, action: 'add' })
                    onEdit((edits) => addClause(edits, section.id, text))
                  }}
                />
              ) : (
                <Button variant="quiet" onClick={() => setOpen({ kind: 'newClause', name: section.id })}>
                  {words.add_clause}
                  <span className="visually-hidden"> {section.title}</span>
                </Button>
              )}
            </AddRow>
          ) : null}
        </Section>
      ))}
      {isEditing && isComplete ? (
        <div data-tools="add-section">
          {isOpen('newSection', '') ? (
            <TextEditor
              label={words.new_section}
              text=""
              multiline={false}
              words={words}
              onCancel={() => close({ name: 'add-section', action: 'add' })}
              onSave={(text) => {
                close({ name: 'add-section', action: 'add' })
                onEdit((edits) => addSection(edits, text))
              }}
            />
          ) : (
            <Button variant="secondary" onClick={() => setOpen({ kind: 'newSection', name: '' })}>
              {words.add_section}
            </Button>
          )}
        </div>
      ) : null}
      {isEditing && policy.removed.length > 0 ? (
        <Removed aria-label={words.removed_title}>
          <SectionTitle as="h4">{words.removed_title}</SectionTitle>
          <ul>
            {policy.removed.map(({ kind, name, text }) => (
              <li key={`${kind} ${name}`}>
                <span>{text}</span>
                <Button
                  variant="secondary"
                  onClick={() =>
                    edit(
                      (edits) =>
                        kind === 'clause' ? restoreClause(edits, name) : restoreSection(edits, name),
                      { name: kind === 'clause' ? name : sectionKey(name), action: 'remove' },
                    )
                  }
                >
                  {words.restore}
                  <span className="visually-hidden"> {text}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Removed>
      ) : null}
      {isComplete ? null : <p>{common.loading}</p>}
    </Sheet>
  )
})
