/**
 * For tests: adds the methods of the dialog element that jsdom lacks. The browser's own are tested in
 * e2e/journeys/uses-components-by-keyboard.spec.ts.
 */
export function polyfillDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
}
