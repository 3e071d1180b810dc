import { createContext, useContext } from 'react'
import { fill } from '../../core/i18n/fill'
import { writeAmount, type AmountFormat } from '../demo/amount'
import type { Company, DemoAction, RefusedInput, Scenario } from '../demo/company'
import type { DemoContent } from '../demo/content'
import type { StepId } from '../demo/flows'
import type { DemoTextKey } from '../demo/texts'

/** The texts of the demo, and how amounts and days are written in them. */
export type DemoWords = {
  /** A text of the demo, its placeholders filled. */
  text: (key: DemoTextKey, values?: Record<string, string>) => string
  /** An amount with its decimals, as in lists and on receipts. */
  price: (minorUnits: number) => string
  /** An amount that is usually a whole one, such as a limit. */
  money: (minorUnits: number) => string
  /** A day of the demo in words, by how many days it is after the day on which the demo plays. */
  day: (days: number) => string
}

/** The words of the demo's content. */
export const wordsOf = ({ texts, amountFormat, days }: DemoContent): DemoWords => ({
  text: (key, values = {}) => fill(texts[key], values),
  price: (minorUnits) => writeAmount(minorUnits, amountFormat),
  money: (minorUnits) => writeAmount(minorUnits, amountFormat, { short: true }),
  day: (after) => days[after] ?? '',
})

/** What a screen of the product shows and what can be done on it. */
export type ScreenContext = DemoWords & {
  company: Company
  scenario: Scenario
  nav: readonly string[]
  step: StepId
  amountFormat: AmountFormat
  /** Does what the visitor pressed; gives why the product refuses it. Without an action it goes on to the next screen. */
  go: (action?: DemoAction) => RefusedInput | undefined
  /** A part of the product that belongs to no step of this flow was pressed. */
  elsewhere: () => void
  /** The visitor changed something that is not finished yet. */
  touch: () => void
}

const Context = createContext<ScreenContext | undefined>(undefined)

export const ScreenProvider = Context.Provider

/** The screen that is shown. Throws outside of the demo. */
export function useScreen(): ScreenContext {
  const screen = useContext(Context)
  if (!screen) throw new Error('useScreen needs a ScreenProvider above it')
  return screen
}

/** The message for an input that the product refuses. */
export const errorKeys: Record<RefusedInput, DemoTextKey> = {
  name: 'error_name',
  limit: 'error_limit',
  limitTooHigh: 'error_limit_too_high',
  aboveLimit: 'error_above_limit',
  account: 'error_account',
  note: 'error_note',
  reason: 'error_reason',
  afterDueDate: 'error_after_due',
  ledger: 'error_ledger',
  notNow: 'error_not_now',
}
