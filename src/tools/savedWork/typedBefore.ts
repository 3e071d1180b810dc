type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const wasChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return control.value !== control.defaultValue
}

/**
 * What a visitor has typed into named fields of prerendered HTML before its code was there, by name. Read it in a layout
 * effect of the first rendering: React knows nothing of it, and the next rendering would empty the fields.
 */
export function typedBefore(root: ParentNode): Record<string, string> {
  const controls = root.querySelectorAll<Control>(
    'input[name]:not([type=checkbox], [type=radio], [type=file]), textarea[name], select[name]',
  )
  return Object.fromEntries([...controls].filter(wasChanged).map(({ name, value }) => [name, value]))
}
