import { forwardRef, type ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'
import { buttonStyle, type ButtonVariant } from './style'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`

/** A button. `type` defaults to `button`, so that it never submits a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', type = 'button', ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} type={type} $variant={variant} />
})
