/** The keys of the words on an invoice, which can be in another language than the page. */
export const invoiceDocumentWordKeys = [
  // Title by type
  'title_380', 'title_381', 'title_384', 'title_326', 'title_386', 'title_389',
  // Facts
  'number', 'issue_date', 'due_date', 'delivery_date', 'period', 'order_number', 'buyer_reference', 'contract_number',
  'project_number', 'preceding_number', 'customer_number', 'bill_to', 'deliver_to', 'vat_id', 'tax_number',
  'registration_id',
  // Lines
  'lines', 'description', 'quantity', 'price', 'discount', 'vat', 'amount',
  'unit_C62', 'unit_HUR', 'unit_DAY', 'unit_WEE', 'unit_MON', 'unit_ANN', 'unit_MIN', 'unit_LS', 'unit_KGM', 'unit_GRM',
  'unit_TNE', 'unit_MTR', 'unit_CMT', 'unit_KMT', 'unit_MTK', 'unit_MTQ', 'unit_LTR', 'unit_KWH', 'unit_SET',
  'unit_XPK', 'unit_XBX', 'unit_XPX', 'unit_NPR', 'unit_E49', 'unit_E48',
  // Totals
  'totals', 'line_total', 'allowance', 'charge', 'total_exclusive', 'vat_of', 'vat_in_currency', 'total_inclusive',
  'prepaid', 'rounding', 'due', 'due_381',
  // What has no VAT, with the legal note
  'category_Z', 'category_E', 'category_AE', 'category_K', 'category_G', 'category_O', 'category_L', 'category_M', 'category_B',
  'note_AE', 'note_K', 'note_G', 'note_O',
  // Payment
  'payment', 'pay_by', 'means', 'means_58', 'means_30', 'means_59', 'means_48', 'means_10', 'iban', 'bic',
  'national_account', 'account_name', 'reference', 'mandate', 'creditor_id', 'debited_iban', 'card', 'qr_caption', 'qr_alt',
  // Further
  'notes', 'contact', 'page',
] as const // prettier-ignore

export type InvoiceDocumentWordKey = (typeof invoiceDocumentWordKeys)[number]
