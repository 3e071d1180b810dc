/** The properties that decide whether a test finds an element, and whether it is visible. */
const decidesVisibility = /(?:display|visibility|opacity):/

/** Takes the place of a rule that a test has no use for, so that the others keep their numbers. */
const noRule = '@media not all{}'

/** Where the function of jsdom is kept. */
const whole = Symbol.for('insertRule')

let keepsEvery = false

/** For tests of styles: rules that are written from now on are kept whole. To be called before anything is rendered. */
export function keepEveryStyleRule(): void {
  keepsEvery = true
}

/**
 * Leaves out the rules of styled-components that only say how an element looks. jsdom compares every rule with an element
 * whenever a test looks for one by its role: a third of the time of a test of a whole tool.
 */
export function leaveOutLooks(): void {
  // Rules one at a time, instead of a style sheet that is parsed anew with each of them.
  process.env['SC_DISABLE_SPEEDY'] = 'false'
  const prototype = CSSStyleSheet.prototype as CSSStyleSheet & { [whole]?: CSSStyleSheet['insertRule'] }
  // jsdom has one class for all test files of a process: an earlier one has replaced its function already.
  const insertRule = (prototype[whole] ??= prototype.insertRule)
  prototype.insertRule = function (this: CSSStyleSheet, rule: string, index?: number): number {
    return insertRule.call(this, keepsEvery || decidesVisibility.test(rule) ? rule : noRule, index)
  }
}
