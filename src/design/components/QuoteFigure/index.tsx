import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { LinkData } from '../../../content/cms/links'
import { frenchQuotes } from '../../theme/frenchQuotes'
import { media } from '../../theme/tokens'
import { ExampleLabel } from '../ExampleLabel'
import { TextLink } from '../TextLink'

type QuoteFigureProps = {
  quote: ReactNode
  author?: string
  role?: string
  company?: string
  /** The person and the words are invented. */
  example?: boolean
  link?: LinkData | undefined
  /** The face of the author. */
  portrait?: ReactNode
}

const Root = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-24);
  padding-inline-start: var(--space-24);
  border-inline-start: 4px solid var(--colour-coral);
`

const Words = styled.blockquote`
  font-size: var(--font-size-24);
  font-weight: 500;
  line-height: 1.3;
  letter-spacing: -0.02em;

  ${frenchQuotes}

  ${media.sm} {
    font-size: var(--font-size-40);
  }

  && p {
    font: inherit;
    letter-spacing: inherit;
  }
`

const Source = styled.figcaption`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  & > span {
    color: var(--colour-ink-muted);
  }

  & > a:not(:first-child) {
    margin-block-start: var(--space-20);
  }
`

/** The face of the author before the words. */
const Faced = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: center;

  & > svg {
    width: 6rem;
  }

  ${media.md} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--space-60);

    & > svg {
      width: 12rem;
      max-width: none;
    }
  }
`

/** A quotation with its source. Quotation marks are part of the quote (`<RichText quoted>`). */
export function QuoteFigure({ quote, author, role, company, example, link, portrait }: QuoteFigureProps) {
  const position = [role, company].filter(Boolean).join(', ')
  const figure = (
    <Root>
      <Words>{quote}</Words>
      {author || position || link ? (
        <Source>
          {author ? <strong>{author}</strong> : null}
          {position ? <span>{position}</span> : null}
          {example ? <ExampleLabel plain /> : null}
          <TextLink link={link} arrow />
        </Source>
      ) : null}
    </Root>
  )
  return portrait ? (
    <Faced>
      {portrait}
      {figure}
    </Faced>
  ) : (
    figure
  )
}
