import { Suspense, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'
import { isSceneName, type SceneName } from '../../content/cms/sceneNames'
import type { SceneWords } from '../../content/cms/sceneWords'
import { lazyPart } from '../../content/site/lazyPart'
import { useSceneWords } from '../../content/site/RelatedDataContext'
import { Stage } from './Stage'

type Scenes = { [Name in SceneName]: LazyExoticComponent<ComponentType<{ words: SceneWords[Name] }>> }

/** Each scene is a separate chunk: a page loads only those it shows. */
export const scenes: Scenes = {
  card_issue: lazyPart(() => import('./scenes/CardIssue')).Part,
  card_controls: lazyPart(() => import('./scenes/CardControls')).Part,
  receipt_capture: lazyPart(() => import('./scenes/ReceiptCapture')).Part,
  expense_list: lazyPart(() => import('./scenes/ExpenseList')).Part,
  approval: lazyPart(() => import('./scenes/Approval')).Part,
  invoice_inbox: lazyPart(() => import('./scenes/InvoiceInbox')).Part,
  payment_run: lazyPart(() => import('./scenes/PaymentRun')).Part,
  subscriptions: lazyPart(() => import('./scenes/Subscriptions')).Part,
  cash_overview: lazyPart(() => import('./scenes/CashOverview')).Part,
  month_close: lazyPart(() => import('./scenes/MonthClose')).Part,
  mileage: lazyPart(() => import('./scenes/Mileage')).Part,
  reports: lazyPart(() => import('./scenes/Reports')).Part,
  wallet_payment: lazyPart(() => import('./scenes/WalletPayment')).Part,
  team_budgets: lazyPart(() => import('./scenes/TeamBudgets')).Part,
  companies: lazyPart(() => import('./scenes/Companies')).Part,
  reimbursement: lazyPart(() => import('./scenes/Reimbursement')).Part,
  large_card: lazyPart(() => import('./scenes/LargeCard')).Part,
  invoice_document: lazyPart(() => import('./scenes/InvoiceDocument')).Part,
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
