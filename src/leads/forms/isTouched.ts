/** True for a form that a visitor used before hydration. */
export const isTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  [...form.elements].some(
    (element) =>
      (element instanceof HTMLInputElement &&
        element.type !== 'hidden' &&
        (element.value !== element.defaultValue || element.checked !== element.defaultChecked)) ||
      (element instanceof HTMLTextAreaElement && element.value !== '') ||
      (element instanceof HTMLSelectElement && element.value !== ''),
  )
