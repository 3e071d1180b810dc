import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { PlanId } from '../../content/cms/plans'
import { replaceQuery } from '../../core/routing/replaceQuery'
import { defaultCycle, isBillingCycle, type BillingCycle } from '../../product/pricing/billing'
import { readChoice, type PlanChoice } from '../../product/pricing/choice'
import { withChoice } from '../../product/pricing/choiceAddress'
import { parseUsers } from '../../product/pricing/users'
import type { UsersRange } from '../../product/pricing/usersRange'
import { analytics } from '../../visitor/analytics/queue'

/** How long a number of users rests before it counts as chosen, in ms. */
const restingTime = 400

/** What a visitor has chosen, and what is shown as long as nothing is. */
export type DisplayedChoice = {
  plan: PlanId | undefined
  billing: BillingCycle
  users: number
  /** The part of it that the visitor has chosen, here or with the address. */
  chosen: PlanChoice
}

const displayedOf = (chosen: PlanChoice, { initial }: UsersRange): DisplayedChoice => ({
  plan: chosen.plan,
  billing: chosen.billing ?? defaultCycle,
  users: chosen.users ?? initial,
  chosen,
})

/** What the controls have that the visitor has used before hydration, or that the browser restored. */
function choiceOfControls(root: HTMLElement | null, range: UsersRange): PlanChoice {
  const cycle = root?.querySelector<HTMLInputElement>('input[value=yearly]:checked')?.value
  const numbers = ['input[name=users]', 'input[type=range]'].flatMap(
    (control) => parseUsers(root?.querySelector<HTMLInputElement>(control)?.value ?? '') ?? [],
  )
  const users = numbers.find((number) => number !== range.initial)
  return {
    ...(isBillingCycle(cycle) ? { billing: cycle } : {}),
    ...(users === undefined ? {} : { users }),
  }
}

const writeToAddress = (chosen: PlanChoice): void => replaceQuery(withChoice(window.location.search, chosen))

/**
 * The visitor's choice of billing cycle and users, in step with the query of the page's address. The address is read
 * after hydration and when the visitor goes back or forward; it is written without an entry in the history, a number of
 * users when it has settled. `root` holds the controls. Reports the events of the controls.
 */
export function usePlanChoice(root: RefObject<HTMLElement>, range: UsersRange) {
  const [shown, setShown] = useState<DisplayedChoice>(() => displayedOf({}, range))
  /** The choice that was last written to the address: what assistive technology is told. */
  const [settled, setSettled] = useState<DisplayedChoice>()
  const latest = useRef(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const show = useCallback(
    (chosen: PlanChoice): DisplayedChoice => {
      latest.current = displayedOf(chosen, range)
      setShown(latest.current)
      return latest.current
    },
    [range],
  )

  const settle = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const { users, chosen } = latest.current
    writeToAddress(chosen)
    setSettled(latest.current)
    analytics.track('Pricing slider moved', { value: users })
  }, [])

  /** Takes a number of users that follows from another answer: no slider was moved. */
  const takeUsers = useCallback(
    (users: number): void => writeToAddress(show({ ...latest.current.chosen, users }).chosen),
    [show],
  )

  useEffect(() => {
    const readAddress = () => readChoice(window.location.search)
    const ofAddress = readAddress()
    const early = choiceOfControls(root.current, range)
    const { chosen } = show({ ...ofAddress, ...early })
    // What the browser has restored is in the address already; the rest is what the visitor has just done.
    const { billing, users } = early
    if (billing && billing !== ofAddress.billing) analytics.track('Billing cycle chosen', { cycle: billing })
    if (users && users !== ofAddress.users) analytics.track('Pricing slider moved', { value: users })
    if (billing || users) writeToAddress(chosen)
    const { pathname } = window.location
    const goBack = () => {
      // The address is that of another entry already; of another page, when the visitor leaves this one.
      clearTimeout(timer.current)
      timer.current = undefined
      if (window.location.pathname === pathname) show(readAddress())
    }
    window.addEventListener('popstate', goBack)
    return () => {
      window.removeEventListener('popstate', goBack)
      clearTimeout(timer.current)
    }
  }, [root, range, show, settle])

  return {
    ...shown,
    settled,
    chooseCycle: (billing: BillingCycle): void => {
      writeToAddress(show({ ...latest.current.chosen, billing }).chosen)
      setSettled(latest.current)
      analytics.track('Billing cycle chosen', { cycle: billing })
    },
    /** Names the plan in the address, or none. It is no event: src/browser/links/trackedClicks.ts and the plan picker know when it is one. */
    choosePlan: (plan: PlanId | undefined): void => {
      const { plan: _, ...rest } = latest.current.chosen
      writeToAddress(show({ ...(plan && { plan }), ...rest }).chosen)
    },
    takeUsers,
    chooseUsers: (users: number): void => {
      show({ ...latest.current.chosen, users })
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, restingTime)
    },
    /** Forgets plan and users; the billing cycle stays. */
    reset: (): void => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { billing } = latest.current.chosen
      writeToAddress(show({ ...(billing && { billing }) }).chosen)
    },
    /** Counts the number of users as chosen at once: the visitor has left the slider. */
    settle,
  }
}
