/** Small parts that the steps of the invoice generator share. */
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ToolIcon } from './icons'

export const StepBody = styled.div`
  display: grid;
  gap: var(--space-24);
  min-width: 0;
`

export const Hint = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const Disclosure = styled.details`
  border-block-start: 1px solid var(--colour-line);

  & > summary {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    justify-content: space-between;
    min-height: var(--height-button);
    padding-block: var(--space-8);
    font-weight: 600;
  }

  & > summary > svg {
    width: 20px;
    height: 20px;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Inside = styled.div`
  display: grid;
  gap: var(--space-16);
  padding-block: var(--space-8) var(--space-16);
`

type MoreProps = {
  title: string
  /** Whether something in it is filled in or wrong: then it is open from the beginning. */
  isOpen?: boolean
  children: ReactNode
}

/** Fields that few need, under a title that opens them. */
export const More = ({ title, isOpen = false, children }: MoreProps) => (
  <Disclosure open={isOpen || undefined}>
    <summary>
      <span>{title}</span>
      <ToolIcon name="chevron" />
    </summary>
    <Inside>{children}</Inside>
  </Disclosure>
)

/** A button that looks like a link. */
export const TextButton = styled.button`
  min-height: 24px;
  padding: var(--space-4) 0;
  background: none;
  border: 0;
  color: var(--colour-accent-strong);
  font-size: var(--font-size-14);
  font-weight: 600;
  text-decoration: underline;
  text-align: start;
  text-underline-offset: 0.2em;
`
