import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { addClause, maxOwn, moveSection, removeSection, renameSection } from '../model/edits'
import type { Policy, PolicySection } from '../model/policy'
import { AddPart } from './AddPart'
import { ClauseItem } from './ClauseItem'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { placeOf, sectionKey } from './policyPlaces'
import { TextEditor } from './TextEditor'
import { ToolButtons } from './ToolButtons'
import type { PolicyEditing } from './usePolicyEditing'

const Root = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  align-items: center;
  justify-content: space-between;
`

export const SectionTitle = styled.h4`
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

const AddRow = styled.div`
  margin-inline-start: 2rem;
`

type SectionProps = {
  words: PolicyBuilderWords
  editing: PolicyEditing
  section: PolicySection
  policy: Policy
}

function SectionTools({ words, editing, section, policy }: SectionProps) {
  const { id, number } = section
  const sectionNames = policy.sections.map((each) => each.id)
  const { edit } = editing
  const index = sectionNames.indexOf(id)
  const move = (by: 1 | -1): void =>
    edit(
      (edits) => moveSection(edits, sectionNames, id, by),
      { name: sectionKey(id), action: by < 0 ? 'up' : 'down' },
      { name: sectionKey(id), how: 'moved' },
    )
  const remove = (): void => {
    const neighbour = sectionNames[index + 1] ?? sectionNames[index - 1]
    edit(
      (edits) => removeSection(edits, id),
      neighbour ? { name: sectionKey(neighbour), action: 'remove' } : undefined,
      { name: sectionKey(id), how: 'removed' },
    )
  }
  const label = (text: string): string => fill(text, { number: String(number) })
  return (
    <ToolButtons
      name={sectionKey(id)}
      tools={[
        { action: 'edit', label: label(words.edit_title), onPress: () => editing.open('title', id) },
        { action: 'up', label: label(words.section_up), isOff: index === 0, onPress: () => move(-1) },
        {
          action: 'down',
          label: label(words.section_down),
          isOff: index === sectionNames.length - 1,
          onPress: () => move(1),
        },
        { action: 'remove', label: label(words.remove_section), onPress: remove },
      ]}
    />
  )
}

function SectionHead(props: SectionProps) {
  const { words, editing, section } = props
  const { id, number, title, isOwn } = section
  const focus = { name: sectionKey(id), action: 'edit' } as const
  return editing.isOpen('title', id) ? (
    <TextEditor
      label={fill(words.section_title, { number: String(number) })}
      text={title}
      multiline={false}
      takesEmpty={!isOwn}
      words={words}
      onCancel={() => editing.close(focus)}
      onSave={(text) => editing.close(focus, (edits) => renameSection(edits, id, text))}
    />
  ) : (
    <Head>
      <SectionTitle id={placeOf(id)} tabIndex={-1}>
        <span>{number}</span>
        <span>{title}</span>
      </SectionTitle>
      {editing.isEditing ? <SectionTools {...props} /> : null}
    </Head>
  )
}

function NewClause({ words, editing, section: { id, title } }: SectionProps) {
  const focus = { name: `add-${id}`, action: 'add' } as const
  return (
    <AddRow>
      <AddPart
        name={focus.name}
        isOpen={editing.isOpen('newClause', id)}
        fullText={editing.full.clauses ? fill(words.clauses_full, { max: String(maxOwn) }) : undefined}
        button={
          <Button variant="quiet" onClick={() => editing.open('newClause', id)}>
            {words.add_clause}
            <span className="visually-hidden"> {title}</span>
          </Button>
        }
      >
        <TextEditor
          label={words.new_clause}
          text=""
          words={words}
          onCancel={() => editing.close(focus)}
          onSave={(text) => editing.close(focus, (edits) => addClause(edits, id, text))}
        />
      </AddPart>
    </AddRow>
  )
}

/** A section of the policy with its clauses; while it is edited, with what can be done with them. */
export function SectionPart({
  isComplete,
  changed,
  ...props
}: SectionProps & { isComplete: boolean; changed: readonly string[] }) {
  const { words, editing, section } = props
  return (
    <Root>
      <SectionHead {...props} />
      {isComplete && section.clauses.length > 0 ? (
        <Clauses>
          {section.clauses.map((clause) => (
            <ClauseItem
              key={clause.name}
              words={words}
              editing={editing}
              section={section}
              policy={props.policy}
              clause={clause}
              isChanged={changed.includes(clause.name)}
            />
          ))}
        </Clauses>
      ) : null}
      {editing.isEditing && isComplete ? <NewClause {...props} /> : null}
    </Root>
  )
}
