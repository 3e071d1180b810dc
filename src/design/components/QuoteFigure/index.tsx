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
  link?: LinkData
}

const Root = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-24);
  max-width: 52rem;
  padding-inline-start: var(--space-24);
  border-inline-start: 4px solid var(--colour-coral);
`

const Words = styled.blockquote`
  font-size: var(--font-size-20);
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: -0.01em;

  ${frenchQuotes}

  ${media.sm} {
    font-size: var(--font-size-28);
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

/** A quotation with its source. Quotation marks are part of the quote (`<RichText quoted>`). */
export function QuoteFigure({ quote, author, role, company, example, link }: QuoteFigureProps) {
  const position = [role, company].filter(Boolean).join(', ')
  return (
    <Root>
      <Words>{quote}</Words>
      {author || position || link ? (
        <Source>
          {author ? <strong>{author}</strong> : null}
          {position ? <span>{position}</span> : null}
          {example ? (
            <div>
              <ExampleLabel />
            </div>
          ) : null}
          <TextLink link={link} arrow />
        </Source>
      ) : null}
    </Root>
  )
}
