/** Time in ms within which the chat must be there; then the visitor is shown another way. */
export const chatTimeout = 10_000

/** Why there is no chat: `slow`, nothing came in time; `blocked`, its script cannot be loaded; `ended`, it was removed. */
export class ChatError extends Error {
  override readonly name = 'ChatError'
  constructor(
    readonly reason: 'slow' | 'blocked' | 'ended',
    options?: ErrorOptions,
  ) {
    super(`The chat cannot be opened: ${reason}`, options)
  }
}

export type ChatOptions = {
  /** Language of its window: `en-GB`. */
  language: string
  /** Names its window for assistive technology. */
  title: string
  /** Called when the visitor has closed the window in itself. */
  onClosed: () => void
}

/** The port of a chat with its own window, without a button: that is ours. */
export type ChatVendor = {
  /**
   * Opens the window and gives it the focus; loads the chat first, when it is not there. Call it only with the visitor's
   * permission: this is what it permits. Rejects with a ChatError, and has removed everything, when it is not there in time.
   */
  open(options: ChatOptions): Promise<void>
  /** Closes the window. What was said in it stays. */
  close(): void
  /** Removes the chat and what it knows of the visitor; a later `open` loads it again. */
  remove(): void
}
