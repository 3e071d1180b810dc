import styled from 'styled-components'
import type { CoverColour } from '../../../content/cms/documentLists'
import { brand } from '../../../core/brand'

const colourways: Readonly<Record<CoverColour, { cover: string; spine: string; text: string }>> = {
  evergreen: { cover: 'accent', spine: 'accent-strong', text: 'on-accent' },
  night: { cover: 'night', spine: 'accent', text: 'surface' },
  sand: { cover: 'sand', spine: 'mint', text: 'ink' },
}

const Root = styled.div<{ $colour: CoverColour }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.45em;
  overflow: hidden;
  flex: none;
  width: min(100%, 10.3em);
  aspect-ratio: 3 / 4;
  margin-inline: auto;
  padding: 1.15em 0.85em;
  background: ${({ $colour }) => `var(--colour-${colourways[$colour].cover})`};
  border-inline-start: 0.45em solid ${({ $colour }) => `var(--colour-${colourways[$colour].spine})`};
  border-radius: var(--radius-small) var(--radius-card) var(--radius-card) var(--radius-small);
  color: ${({ $colour }) => `var(--colour-${colourways[$colour].text})`};
  font-size: var(--cover-size, var(--font-size-28));
  font-weight: 600;
  line-height: 1.15;

  & > :not(img) {
    position: relative;
  }

  /* The page of the file lies over the drawn cover, which shows until it is there. */
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 0;
  }

  & > span {
    text-wrap: balance;
  }

  & > small {
    font-size: max(0.5em, var(--font-size-12));
  }

  & > small ~ small {
    margin-block-start: auto;
  }

  &::before {
    content: '';
    position: absolute;
    inset: auto -30% -16% auto;
    width: 80%;
    aspect-ratio: 1;
    border: 1.15em solid var(--colour-coral);
    border-radius: 50%;
  }
`

type BookCoverProps = {
  title: string
  colour: CoverColour
  /** Its pages in words. */
  pages?: string | undefined
  /** A picture of the first page of its file. */
  picture?: string | undefined
  /** For a cover that is not on the first screen. */
  loading?: 'lazy'
}

/**
 * The cover of an ebook, beside a text that says the same: it is hidden from assistive technology. Its size follows from
 * `--cover-size`, the size of its title.
 */
export function BookCover({ title, colour, pages, picture, loading }: BookCoverProps) {
  return (
    <Root $colour={colour} aria-hidden="true">
      <small>{brand.name}</small>
      <span>{title}</span>
      <small>{pages}</small>
      {picture ? <img src={picture} alt="" width={300} height={400} loading={loading} /> : null}
    </Root>
  )
}
