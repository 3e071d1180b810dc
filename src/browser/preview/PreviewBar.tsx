import styled from 'styled-components'
import type { PreviewedDraft } from './contract'

/** What the bar says about the page: being read, shown with drafts, or why not. */
export type PreviewStatus =
  | { name: 'loading' }
  | { name: 'shown'; drafts: readonly PreviewedDraft[]; findings: readonly string[] }
  | { name: 'noPage'; drafts: readonly PreviewedDraft[]; findings: readonly string[] }
  | { name: 'failed'; message: string }

const Bar = styled.section`
  position: sticky;
  z-index: 1000;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  align-items: center;
  max-block-size: 60vh;
  overflow: auto;
  padding: var(--space-8) var(--space-16);
  background: var(--colour-ink);
  color: var(--colour-paper);
  font-size: var(--font-size-14);
  line-height: 1.5;

  p,
  ul {
    margin: 0;
  }

  p {
    flex: 1 1 16rem;
    white-space: pre-line;
  }

  ul {
    padding: var(--space-8) 0 0 var(--space-16);
  }

  a {
    color: inherit;
  }

  button {
    min-block-size: 2.5rem;
    padding: var(--space-8) var(--space-16);
    border: 1px solid currentcolor;
    border-radius: var(--radius-control);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  summary {
    min-block-size: 1.5rem;
    cursor: pointer;
  }

  details[open] {
    flex-basis: 100%;
    order: 1;
  }

  @media print {
    display: none;
  }
`

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

function sentenceOf(status: PreviewStatus): string {
  switch (status.name) {
    case 'loading':
      return 'The drafts are being read. The page still shows what is published.'
    case 'failed':
      return status.message
    case 'noPage':
      return 'With these drafts there is no page at this address.'
    case 'shown':
      return status.drafts.length === 0
        ? 'You are previewing. Nothing differs from what is published.'
        : `You are previewing ${count(status.drafts.length, 'draft', 'drafts')}. Visitors do not see this yet.`
  }
}

type PreviewBarProps = { status: PreviewStatus; onLeave: () => void }

/** Tells an editor that the page is a preview, of what, and what to correct; the way out. */
export function PreviewBar({ status, onLeave }: PreviewBarProps) {
  const { drafts = [], findings = [] } = 'drafts' in status ? status : {}
  return (
    <Bar aria-label="Preview" data-preview={status.name}>
      <p role="status">{sentenceOf(status)}</p>
      {drafts.length > 0 && (
        <details>
          <summary>{count(drafts.length, 'draft', 'drafts')}</summary>
          <ul>
            {drafts.map(({ id, title, type, lang, path }) => (
              <li key={id}>
                {path ? <a href={path}>{title}</a> : title} ({type}, {lang})
              </li>
            ))}
          </ul>
        </details>
      )}
      {findings.length > 0 && (
        <details>
          <summary>{count(findings.length, 'thing', 'things')} to correct</summary>
          <ul>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" onClick={onLeave}>
        Leave the preview
      </button>
    </Bar>
  )
}
