import type { RichTextField } from '@prismicio/client'
import styled from 'styled-components'
import { RichText } from '../../cms/RichText'

const Root = styled.div<{ $small: boolean }>`
  max-width: 44em;

  & > * + * {
    margin-block-start: var(--space-16);
  }

  & > * + h2 {
    margin-block-start: var(--space-48);
  }

  & > * + :is(h3, h4, h5, h6) {
    margin-block-start: var(--space-32);
  }

  & > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: var(--space-12);
  }

  & :is(ul, ol) {
    padding-inline-start: 1.2em;
  }

  & ul {
    list-style: disc;
  }

  & li + li {
    margin-block-start: var(--space-8);
  }

  & li::marker {
    color: var(--colour-coral-strong);
  }

  & figcaption {
    margin-block-start: var(--space-8);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  ${({ $small }) =>
    $small
      ? `
  color: var(--colour-ink-muted);

  && :is(p, li) {
    font-size: var(--font-size-14);
  }`
      : ''}
`

type ProseProps = {
  field: RichTextField | null | undefined
  /** Fine print: terms and footnotes. */
  small?: boolean
}

/** Running text with its distances and list marks, in lines that are not too long; nothing for an empty field. */
export function Prose({ field, small = false }: ProseProps) {
  if (!field || field.length === 0) return null
  return (
    <Root $small={small}>
      <RichText field={field} />
    </Root>
  )
}
