import styled from 'styled-components'

const Root = styled.s`
  width: 2.3em;
  padding: 0.2em;
  border-radius: 9em;
  background: var(--colour-line);

  &.on {
    background: var(--colour-accent);
  }

  &::before {
    content: '';
    display: block;
    width: 0.95em;
    height: 0.95em;
    border-radius: 50%;
    background: var(--colour-surface);
  }

  &.on::before {
    margin-inline-start: auto;
  }
`

/** A rule that holds or does not. */
export const Switch = ({ on }: { on: boolean }) => <Root className={on ? 'on' : undefined} />
