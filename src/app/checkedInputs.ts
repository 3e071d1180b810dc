/**
 * Remembers which radio buttons and checkboxes of prerendered HTML are checked. The returned function checks them again:
 * hydration sets those that a visitor has used before back to what the server has rendered (React 18).
 */
export function keepChecked(root: ParentNode): () => void {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')]
  const states = inputs.map((input) => ({ input, checked: input.checked }))
  return () => {
    for (const { input, checked } of states) if (input.checked !== checked) input.checked = checked
  }
}
