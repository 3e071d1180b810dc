import styled from 'styled-components'
import type { PolicySection } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { placeOf } from './policyPlaces'

const Root = styled.nav`
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

type PolicyContentsProps = {
  words: PolicyBuilderWords
  sections: readonly PolicySection[]
  onGoTo: (id: string) => void
}

/** The table of contents of the policy. */
export function PolicyContents({ words, sections, onGoTo }: PolicyContentsProps) {
  return (
    <Root aria-label={words.contents}>
      <p aria-hidden="true">{words.contents}</p>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id}>
            <a
              href={`#${placeOf(id)}`}
              onClick={(event) => {
                // The address may hold shared work behind its `#`.
                event.preventDefault()
                onGoTo(id)
              }}
            >
              <span>{number}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </Root>
  )
}
