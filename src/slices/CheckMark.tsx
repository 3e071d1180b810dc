import styled from 'styled-components'

const Root = styled.svg<{ $ticked: boolean }>`
  flex: none;
  margin-block-start: 0.1em;
  color: ${({ $ticked }) => ($ticked ? 'var(--colour-accent)' : 'var(--colour-line-strong)')};
`

/** A tick, or a dash for what is not included. Decorative: the text beside it says which. */
export function CheckMark({ ticked = true }: { ticked?: boolean }) {
  return (
    <Root
      $ticked={ticked}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ticked ? 'M4 10.5 8.2 14.5 16 6' : 'M6 10h8'} />
    </Root>
  )
}
