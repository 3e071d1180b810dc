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

/** One cycle takes 1.8 s; with reduced motion the three dots do not move. */
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

/** Shown while something is loading. `label` names it for assistive technology. */
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
