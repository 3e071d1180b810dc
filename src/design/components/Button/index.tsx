import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { buttonClass, type ButtonVariant } from './style'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }

/** A button. `type` defaults to `button`, so that it never submits a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', type = 'button', className, ...rest },
  ref,
) {
  const names = [buttonClass(variant), ...(className ? [className] : [])].join(' ')
  return <button {...rest} className={names} ref={ref} type={type} />
})
