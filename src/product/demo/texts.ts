/** The texts of the interactive demo, by the keys that the documents of the type `product_demo` use. */
export const demoTextKeys = [
  // Around the product
  'flows', 'flow_done', 'flow_progress', 'step', 'next_flow', 'restart_flow',
  'restart_all', 'completed_title', 'summary_title', 'summary_none', 'your_progress',
  'not_kept', 'next_title', 'sign_up',
  // On a phone
  'gate_title', 'gate_text', 'gate_send', 'gate_copy', 'gate_copied', 'gate_mail', 'gate_subject',
  'gate_link',
  // The product
  'elsewhere',
  'cards_title', 'new_card', 'card', 'limit', 'spent', 'virtual', 'active', 'per_month',
  'card_form_title', 'card_name', 'card_name_hint', 'card_limit', 'card_limit_hint', 'continue_card',
  'card_purpose_title', 'purpose', 'purpose_travel', 'purpose_meals', 'purpose_supplies', 'create_card',
  'card_ready_title', 'card_ready_text', 'show_number',
  'pay_title', 'pay_with', 'pay', 'left', 'raise_limit',
  'notification_title', 'notification_app', 'notification_paid', 'notification_receipt', 'now',
  'camera_title', 'take_photo', 'total', 'of_which_vat',
  'expense_title', 'read_from_receipt', 'merchant', 'amount', 'vat', 'account', 'choose_account', 'note', 'note_hint',
  'submit_expense',
  'approvals_title', 'to_approve', 'approval_title', 'paid_with', 'view_receipt', 'receipt_matches', 'budget_left',
  'after_approval', 'approve', 'decline', 'reason', 'send_reason', 'cancel', 'declined_with', 'reopen', 'submitted_by',
  'invoices_title', 'new_invoice', 'waiting', 'invoice_title', 'supplier', 'invoice_number', 'due', 'read_from_pdf',
  'approve_invoice', 'payment_date_title', 'payment_date', 'run_on', 'before_due', 'after_due', 'schedule', 'run_title',
  'run_text', 'confirm_run', 'payments',
  'month_title', 'ready_entries', 'missing_receipt', 'missing_account', 'send_reminder', 'reminder_sent', 'ready', 'save',
  'export_title', 'export_text', 'ledger', 'export', 'entries', 'net', 'lock_title', 'lock_text', 'lock_month', 'exported_to',
  'from_you',
  // What the product does not accept
  'error_name', 'error_limit', 'error_limit_too_high', 'error_above_limit', 'error_account', 'error_note', 'error_reason',
  'error_after_due', 'error_ledger', 'error_not_now',
  // What the visitor did
  'did_card', 'did_pay', 'did_approve', 'did_invoice', 'did_month',
] as const // prettier-ignore

export type DemoTextKey = (typeof demoTextKeys)[number]

export type DemoTexts = Record<DemoTextKey, string>
