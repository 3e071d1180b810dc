import styled from 'styled-components'
import { brand } from '../../../core/brand'

const Root = styled.div<{ $small: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.45em;
  overflow: hidden;
  width: min(100%, 10.3em);
  aspect-ratio: 3 / 4;
  margin-inline: auto;
  padding: 1.15em 0.85em;
  background: var(--colour-accent);
  border-inline-start: 0.45em solid var(--colour-accent-strong);
  border-radius: var(--radius-small) var(--radius-card) var(--radius-card) var(--radius-small);
  color: var(--colour-on-accent);
  font-size: ${({ $small }) => `var(--font-size-${$small ? 16 : 28})`};
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
  /** Its pages in words. */
  pages?: string | undefined
  /** A picture of the first page of its file. */
  picture?: string | undefined
  /** For a card of a list. */
  small?: boolean
}

/** The cover of an ebook, beside a text that says the same: it is hidden from assistive technology. */
export function BookCover({ title, pages, picture, small = false }: BookCoverProps) {
  return (
    <Root $small={small} aria-hidden="true">
      <small>{brand.name}</small>
      <span>{title}</span>
      <small>{pages}</small>
      {picture ? (
        <img src={picture} alt="" width={300} height={400} loading={small ? 'lazy' : undefined} />
      ) : null}
    </Root>
  )
}
