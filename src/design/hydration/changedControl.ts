export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** True for a radio button or a checkbox. */
export const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Whether a visitor, the browser or a password manager has made something else of a control than the server has written. */
export function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // A list without a chosen entry shows its first one.
    const first = control.multiple || options.some(({ defaultSelected }) => defaultSelected) ? -1 : 0
    return options.some(
      ({ selected, defaultSelected }, index) => selected !== (defaultSelected || index === first),
    )
  }
  return control.value !== control.defaultValue
}
