import { isChanged, isChoice, type Control } from '../../design/hydration/changedControl'

/** What a visitor has made of a field; undefined when it is as the server has written it. */
function changedValue(control: Control): string | undefined {
  if (!isChanged(control)) return undefined
  if (!isChoice(control)) return control.value
  if (control.checked) return control.value
  // Of a group of options only the one that is chosen now says something.
  return control.type === 'checkbox' ? '' : undefined
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
