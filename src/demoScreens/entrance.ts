import { css, keyframes } from 'styled-components'
import { media } from '../theme/tokens'

/**
 * Lets an element come in once, from a `transform` and transparent: only transform and opacity move. `timing` is the rest
 * of the property `animation`.
 */
export const entrance = (transform: string, timing: string) => {
  const from = keyframes`
    from {
      opacity: 0;
      transform: ${transform};
    }
  `
  return css`
    ${media.motion} {
      animation: ${from} ${timing};
    }
  `
}
