type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isOfType = (control: Control, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type

/** What a visitor has made of a field; undefined when it is as the server has written it. */
function changedValue(control: Control): string | undefined {
  // The option that the server has written as chosen says nothing: stored work may have another, which is drawn later.
  if (isOfType(control, 'radio'))
    return control.checked && !control.defaultChecked ? control.value : undefined
  if (isOfType(control, 'checkbox')) {
    if (control.checked === control.defaultChecked) return undefined
    return control.checked ? control.value : ''
  }
  if (control instanceof HTMLSelectElement) {
    // A list without a chosen entry shows its first one.
    const shown = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex === Math.max(shown, 0) ? undefined : control.value
  }
  return control.value === control.defaultValue ? undefined : control.value
}

/**
 * What a visitor has done with the named fields of prerendered HTML before its code was there: the value of each by its
 * name, for a group of options that of the chosen one, for a checkbox its value when it is ticked and otherwise nothing.
 * Read it in a layout effect of the first rendering: React knows nothing of it, and the next rendering would empty the
 * fields.
 */
export function typedBefore(root: ParentNode): Record<string, string> {
  const controls = root.querySelectorAll<Control>(
    'input[name]:not([type=file]), textarea[name], select[name]',
  )
  return Object.fromEntries(
    [...controls].flatMap((control) => {
      const value = changedValue(control)
      return value === undefined ? [] : [[control.name, value] as const]
    }),
  )
}
