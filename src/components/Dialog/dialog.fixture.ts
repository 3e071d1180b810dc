/**
 * For tests: jsdom has the dialog element without its methods. e2e/journeys/uses-components-by-keyboard.spec.ts
 * tests the real one.
 */
export function giveDialogsTheirMethods(): void {
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
