import styled, { css } from 'styled-components'

/** The style of the first level of a menu, for summaries and links. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--height-button);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  font-weight: 500;
  line-height: 1.25;
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    background: var(--colour-tint);
  }
`

/** The summary of a menu, with a chevron that turns when it is open. */
export const MenuSummary = styled.summary`
  ${menuItemStyle}

  &::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin-block-start: calc(-1 * var(--space-4));
    border: solid currentcolor;
    border-width: 0 1.6px 1.6px 0;
    rotate: 45deg;
    transition: rotate 0.15s;
  }

  details[open] > &::after {
    margin-block-start: var(--space-4);
    rotate: 225deg;
  }
`
