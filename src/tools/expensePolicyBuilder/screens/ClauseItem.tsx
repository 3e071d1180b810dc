import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Actions, Notice } from '../../controls/layout'
import { editClause, keepText, moveClause, moveClauseTo, removeClause, restoreOriginal } from '../model/edits'
import type { Policy, PolicyClause, PolicySection } from '../model/policy'
import { MoveClause } from './MoveClause'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { sectionKey } from './policyPlaces'
import { TextEditor } from './TextEditor'
import { ToolButtons } from './ToolButtons'
import type { PolicyEditing } from './usePolicyEditing'

const Root = styled.li`
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

const Number = styled.span`
  color: var(--colour-ink-muted);
  font-variant-numeric: tabular-nums;
`

const Text = styled.p`
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

type ClauseProps = {
  words: PolicyBuilderWords
  editing: PolicyEditing
  clause: PolicyClause
}

/** Says that the answers ask for something else than the visitor has written, and offers both. */
function ClauseNotice({ words, editing, clause }: ClauseProps) {
  const { name, notice, writtenFor } = clause
  if (!notice) return null
  const { edit } = editing
  return (
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
  )
}

/** The buttons of a clause. */
function ClauseTools({ words, editing, clause, section }: ClauseProps & { section: PolicySection }) {
  const { name, number, kind } = clause
  const { edit } = editing
  const { id } = section
  const names = section.clauses.map((each) => each.name)
  const index = names.indexOf(name)
  const move = (by: 1 | -1): void =>
    edit(
      (edits) => moveClause(edits, id, names, name, by),
      { name, action: by < 0 ? 'up' : 'down' },
      { name, how: 'moved' },
    )
  const remove = (): void => {
    const neighbour = names[index + 1] ?? names[index - 1]
    edit(
      (edits) => removeClause(edits, name),
      neighbour ? { name: neighbour, action: 'remove' } : { name: sectionKey(id), action: 'edit' },
      { name, how: 'removed' },
    )
  }
  const label = (text: string): string => fill(text, { number })
  return (
    <Actions>
      <ToolButtons
        name={name}
        tools={[
          { action: 'edit', label: label(words.edit_clause), onPress: () => editing.open('clause', name) },
          { action: 'up', label: label(words.move_up), isOff: index === 0, onPress: () => move(-1) },
          {
            action: 'down',
            label: label(words.move_down),
            isOff: index === names.length - 1,
            onPress: () => move(1),
          },
          { action: 'move', label: label(words.move_to), onPress: () => editing.open('move', name) },
          { action: 'remove', label: label(words.remove_clause), onPress: remove },
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

/** A clause of the policy, or the editor of its text. */
export function ClauseItem({
  section,
  policy,
  isChanged,
  ...props
}: ClauseProps & { section: PolicySection; policy: Policy; isChanged: boolean }) {
  const { words, editing, clause } = props
  const { name, number, text, kind, writtenFor } = clause
  const moveTo = (id: string): void => {
    const shown = policy.sections.find((each) => each.id === id)?.clauses.map((each) => each.name) ?? []
    editing.close({ name, action: 'move' }, (edits) => moveClauseTo(edits, id, shown, name), {
      name,
      how: 'moved',
    })
  }
  return (
    <Root data-clause={name} data-changed={isChanged}>
      <Number>{number}</Number>
      <div>
        {editing.isOpen('clause', name) ? (
          <TextEditor
            label={fill(words.clause_text, { number })}
            text={text}
            words={words}
            onCancel={() => editing.close({ name, action: 'edit' })}
            onSave={(written) =>
              editing.close(
                { name, action: 'edit' },
                written === text ? undefined : (edits) => editClause(edits, name, written, writtenFor),
              )
            }
          />
        ) : (
          <>
            <Text>
              <span>{text}</span>
              {editing.isEditing && kind !== 'written' ? (
                <Mark>{kind === 'own' ? words.mark_own : words.mark_edited}</Mark>
              ) : null}
            </Text>
            <ClauseNotice {...props} />
            {editing.isOpen('move', name) ? (
              <MoveClause
                words={words}
                policy={policy}
                from={section.id}
                clause={clause}
                onCancel={() => editing.close({ name, action: 'move' })}
                onMove={moveTo}
              />
            ) : editing.isEditing ? (
              <ClauseTools {...props} section={section} />
            ) : null}
          </>
        )}
      </div>
    </Root>
  )
}
