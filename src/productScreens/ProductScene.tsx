import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'
import { isSceneName, type SceneName } from '../cms/sceneNames'
import type { SceneWords } from '../cms/sceneWords'
import { keptWithoutCode } from '../site/missingCode'
import { useSceneWords } from '../site/ShownContext'
import { Stage } from './Stage'

type Scenes = { [Name in SceneName]: LazyExoticComponent<ComponentType<{ words: SceneWords[Name] }>> }

/** Each scene is a chunk of its own: a page loads only those it shows. */
export const scenes: Scenes = {
  card_issue: lazy(keptWithoutCode(() => import('./scenes/CardIssue'))),
  card_controls: lazy(keptWithoutCode(() => import('./scenes/CardControls'))),
  receipt_capture: lazy(keptWithoutCode(() => import('./scenes/ReceiptCapture'))),
  expense_list: lazy(keptWithoutCode(() => import('./scenes/ExpenseList'))),
  approval: lazy(keptWithoutCode(() => import('./scenes/Approval'))),
  invoice_inbox: lazy(keptWithoutCode(() => import('./scenes/InvoiceInbox'))),
  payment_run: lazy(keptWithoutCode(() => import('./scenes/PaymentRun'))),
  subscriptions: lazy(keptWithoutCode(() => import('./scenes/Subscriptions'))),
  cash_overview: lazy(keptWithoutCode(() => import('./scenes/CashOverview'))),
  month_close: lazy(keptWithoutCode(() => import('./scenes/MonthClose'))),
  mileage: lazy(keptWithoutCode(() => import('./scenes/Mileage'))),
  reports: lazy(keptWithoutCode(() => import('./scenes/Reports'))),
  wallet_payment: lazy(keptWithoutCode(() => import('./scenes/WalletPayment'))),
  team_budgets: lazy(keptWithoutCode(() => import('./scenes/TeamBudgets'))),
  companies: lazy(keptWithoutCode(() => import('./scenes/Companies'))),
  reimbursement: lazy(keptWithoutCode(() => import('./scenes/Reimbursement'))),
}

function Scene<Name extends SceneName>({ name, words }: { name: Name; words: SceneWords[Name] }) {
  // The table pairs each name with its words; TypeScript cannot see that for a type parameter.
  const Component = scenes[name] as unknown as ComponentType<{ words: SceneWords[Name] }>
  return (
    <Stage name={name} alternative={words.alternative}>
      <Component words={words} />
    </Stage>
  )
}

/** What a field `scene` holds. */
export type SceneChoice = SceneName | 'none'

/** The scene that the document of the page names in a field. Nothing for `none`. */
export function ProductScene({ name }: { name: SceneChoice | null | undefined }) {
  return sceneOf(name) ?? null
}

/** A scene for a `Suspense` of its place: it suspends until its code has arrived. */
export function LoadedScene({ name }: { name: SceneName }) {
  const words = useSceneWords(name)
  return words ? <Scene name={name} words={words} /> : null
}

function NamedScene({ name }: { name: SceneName }) {
  const words = useSceneWords(name)
  return words ? (
    <Suspense fallback={<Stage name={name} alternative={words.alternative} />}>
      <LoadedScene name={name} />
    </Suspense>
  ) : null
}

/** The same for a place that is laid out otherwise without a scene: undefined when there is none to show. */
export const sceneOf = (name: SceneChoice | null | undefined): ReactElement | undefined =>
  isSceneName(name) ? <NamedScene name={name} /> : undefined
