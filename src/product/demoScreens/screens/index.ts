import type { ComponentType } from 'react'
import type { ScreenId } from '../../demo/flows'
import { ApprovalScreen, ApprovalsScreen } from './ApprovalScreens'
import { CardFormScreen, CardPurposeScreen, CardReadyScreen, CardsScreen } from './CardScreens'
import { InvoiceScreen, InvoicesScreen, PaymentDateScreen, PaymentRunScreen } from './InvoiceScreens'
import { ExportScreen, LockScreen, MonthScreen } from './MonthScreens'
import { CameraScreen, ExpenseScreen, NotificationScreen, PayScreen } from './PaymentScreens'

/** The screens of the product by their id. */
export const screens: Readonly<Record<ScreenId, ComponentType>> = {
  cards: CardsScreen,
  card_form: CardFormScreen,
  card_purpose: CardPurposeScreen,
  card_ready: CardReadyScreen,
  pay: PayScreen,
  notification: NotificationScreen,
  camera: CameraScreen,
  expense: ExpenseScreen,
  approvals: ApprovalsScreen,
  approval: ApprovalScreen,
  invoices: InvoicesScreen,
  invoice: InvoiceScreen,
  payment_date: PaymentDateScreen,
  payment_run: PaymentRunScreen,
  month: MonthScreen,
  export: ExportScreen,
  lock: LockScreen,
}
