type State = { input: HTMLInputElement; checked: boolean }

const statesIn = (root: ParentNode): State[] =>
  [...root.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')].map(
    (input) => ({
      input,
      checked: input.checked,
    }),
  )

/**
 * Remembers which radio buttons and checkboxes of prerendered HTML are checked, from now on. The returned function checks
 * them again: hydration can set those that a visitor has used before back to what the server has rendered (React 18).
 */
export function keepChecked(root: HTMLElement): () => void {
  let states = statesIn(root)
  const note = (): void => {
    states = statesIn(root)
  }
  root.addEventListener('change', note, true)
  return () => {
    root.removeEventListener('change', note, true)
    for (const { input, checked } of states) if (input.checked !== checked) input.checked = checked
  }
}
