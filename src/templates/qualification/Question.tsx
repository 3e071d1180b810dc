import type { ReactNode, Ref } from 'react'
import styled, { css } from 'styled-components'

/** The look of a question, in the prerendered list too. */
export const questionStyle = css`
  font-size: clamp(var(--font-size-24), 1.2rem + 1.2vw, var(--font-size-32));
  line-height: 1.15;
  letter-spacing: -0.02em;
`

const Title = styled.h2`
  ${questionStyle}

  &:focus {
    outline: none;
  }
`

type QuestionProps = { title: Ref<HTMLHeadingElement>; id?: string; children: ReactNode }

/** The heading of a question or an outcome, which the focus goes to. */
export const Question = ({ title, id, children }: QuestionProps) => (
  <Title ref={title} id={id} tabIndex={-1}>
    {children}
  </Title>
)
