import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { restoreClause, restoreSection } from '../model/edits'
import type { Removed } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { sectionKey } from './policyPlaces'
import { SectionTitle } from './SectionPart'
import type { PolicyEditing } from './usePolicyEditing'

const Root = styled.section`
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

type RemovedPartsProps = {
  words: PolicyBuilderWords
  editing: PolicyEditing
  removed: readonly Removed[]
}

/** What was taken out of the policy, to put it back. */
export function RemovedParts({ words, editing, removed }: RemovedPartsProps) {
  return (
    <Root aria-label={words.removed_title}>
      <SectionTitle as="h4">{words.removed_title}</SectionTitle>
      <ul>
        {removed.map(({ kind, name, text }) => (
          <li key={`${kind} ${name}`}>
            <span>{text}</span>
            <Button
              variant="secondary"
              onClick={() =>
                editing.edit(
                  (edits) => (kind === 'clause' ? restoreClause(edits, name) : restoreSection(edits, name)),
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
    </Root>
  )
}
