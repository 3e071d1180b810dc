export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** The classes of buttons, and of links that look like one. */
export const buttonClass = (variant: ButtonVariant): string => `button button-${variant}`
