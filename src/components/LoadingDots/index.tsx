import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/tokens'

const pulse = keyframes`
  0%,
  60%,
  100% {
    opacity: 0.3;
  }

  30% {
    opacity: 1;
  }
`

const Root = styled.span`
  display: inline-flex;
  gap: var(--space-4);
  align-items: center;
  min-height: var(--space-24);
`

/** One round takes 1.8 s (§9); without leave to move, three dots stand still. */
const Dot = styled.span<{ $delay: number }>`
  width: var(--space-8);
  height: var(--space-8);
  background: currentcolor;
  border-radius: var(--radius-pill);

  ${media.motion} {
    animation: ${pulse} 1.8s ${({ $delay }) => $delay}s infinite both;
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

/** Something is on its way. `label` says what, to those who do not see the dots. */
export function LoadingDots({ label }: { label: string }) {
  return (
    <Root role="status">
      <span className="visually-hidden">{label}</span>
      {[0, 0.2, 0.4].map((delay) => (
        <Dot key={delay} $delay={delay} aria-hidden="true" />
      ))}
    </Root>
  )
}
