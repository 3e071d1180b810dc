/** A value that can be written as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** An element of the open page, which gets the events of a real mouse and keyboard. */
export type PageElement = {
  click: () => Promise<void>
  /** Types at the cursor. */
  type: (text: string) => Promise<void>
}

export const keys = ['Enter', 'Escape', 'Tab', 'Shift', 'ArrowRight', 'Home', 'Backspace'] as const
export type Key = (typeof keys)[number]

/**
 * What the journeys need of a browser with one page: the least that WebDriver, WebDriver BiDi and Playwright all have. A
 * `body` is that of a function in the page (`return arguments[0]`).
 */
export type Browser = {
  /** With its version. */
  name: string
  open: (address: string) => Promise<void>
  run: (body: string, ...values: Json[]) => Promise<unknown>
  /** The element that the body returns; undefined when it returns none. */
  element: (body: string, ...values: Json[]) => Promise<PageElement | undefined>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  back: () => Promise<void>
  /** A picture of the page (PNG). */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** A function with its values as an expression, for browsers that take no function as text. */
export const callOf = (body: string, values: readonly Json[]): string =>
  `(function () { ${body} }).apply(null, ${JSON.stringify(values)})`
