import { css } from 'styled-components'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--colour-accent);
    border-color: var(--colour-accent);
    color: var(--colour-on-accent);

    &:hover {
      background: var(--colour-accent-strong);
      border-color: var(--colour-accent-strong);
    }
  `,
  secondary: css`
    background: transparent;
    border-color: var(--colour-line-strong);
    color: var(--colour-ink);

    &:hover {
      border-color: var(--colour-ink);
      background: var(--colour-surface);
    }
  `,
  quiet: css`
    padding-inline: var(--space-8);
    background: transparent;
    border-color: transparent;
    color: var(--colour-ink);

    &:hover {
      background: var(--colour-accent-soft);
    }
  `,
}

/** Style of buttons and of links that look like one; at least 40 px high. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: var(--height-button);
  padding: var(--space-8) var(--space-20);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font-size: var(--font-size-16);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 0.15s,
    border-color 0.15s;

  &:focus-visible {
    border-radius: var(--radius-control);
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  ${({ $variant }) => variants[$variant]}
`
