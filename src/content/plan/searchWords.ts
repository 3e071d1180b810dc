/** A page that people should find: the question it answers, and the words they type, in the market of its path. */
export type SearchedPage = { path: string; question: string; words: readonly string[] }

const page = (path: string, question: string, ...words: string[]): SearchedPage => ({ path, question, words })

/**
 * The pages of the markets in English that answer a search. `npm run check:content` finds a word that is neither in the
 * title, the description, the lead nor a heading of its page; docs/locales/search.md is generated from this list.
 */
export const searchedPages: readonly SearchedPage[] = [
  page('/en', 'Which software handles company spending?', 'expense management', 'company cards'),
  page('/en/business-expense-cards', 'Which card can I give my team?', 'company cards', 'business expense cards', 'prepaid'),
  page('/en/virtual-cards', 'How do I pay a supplier online?', 'virtual business cards', 'prepaid virtual cards'),
  page('/en/invoices', 'How are supplier invoices approved and paid?', 'accounts payable', 'invoice approval'),
  page('/en/features', 'What does such software do?', 'expense management software'),
  page('/en/for-finance', 'What changes for a finance team?', 'expense management', 'month end'),
  page('/en/spend-controls', 'How do I limit spending?', 'spend management', 'spend controls'),
  page('/en/subscriptions', 'Which subscriptions do we pay?', 'subscription management'),
  page('/en/fetch', 'Who collects receipts from email?', 'receipt scanner'),
  page('/en/pricing', 'What does it cost?', 'expense management pricing'),
  page('/en/lp/company-cards', 'Which card suits a small company?', 'company cards for small businesses'),
  page('/en/expense-claim-form', 'Which form do I fill in?', 'expense claim form'),
  page('/en/free-templates/expense-reporting', 'Where is a template?', 'expense report', 'claim form'),
  page('/en/free-templates/mileage-reimbursement', 'How do I log miles?', 'mileage log'),
  page('/en/hmrc-mileage-rates', 'What does HMRC allow per mile?', 'HMRC mileage rates 2026/27', 'mileage claim calculator'),
  page('/en/mileage-rates', 'What do other countries allow?', 'mileage rates by country'),
  page('/en/per-diem-rates', 'What may we pay for a day away?', 'per diem rates 2026', 'daily allowances'),
  page('/en/vat-recovery-on-expenses', 'Which VAT can we claim back?', 'VAT recovery on expenses', 'claim back VAT'),
  page('/en/vat-examples', 'How much VAT is in a price?', 'worked VAT examples'),
  page('/en/vat-calculator', 'How do I add or remove VAT?', 'VAT calculator', 'add or remove VAT'),
  page('/en/month-end-checklist', 'What do I do at month end?', 'month end checklist', 'VAT return'),
  page('/en/expense-policy-template', 'What goes into a policy?', 'sample expense policy', 'travel and expenses policy'),
  page('/en/expense-policy-builder', 'Who writes the policy for me?', 'expense policy template'),
  page('/en/e-invoicing', 'Where are e-invoices mandatory?', 'e-invoicing mandate by country', 'e-invoicing requirements'),
  page('/en/e-invoicing/belgium', 'Since when in Belgium?', 'e-invoicing Belgium'),
  page('/en/e-invoicing/germany', 'From when in Germany?', 'e-invoicing Germany', 'XRechnung'),
  page('/en/e-invoicing/poland', 'What is KSeF?', 'e-invoicing Poland', 'KSeF'),
  page('/en/e-invoicing/united-kingdom', 'When does the UK begin?', 'e-invoicing UK'),
  page('/en/invoice-generator', 'How do I make an invoice?', 'free invoice generator'),
  page('/en/integrations', 'Does it work with my ledger?', 'accounting integrations', 'Xero', 'QuickBooks'),
  page('/ie', 'Which software handles company spending?', 'expense management', 'company cards', 'VAT return'),
  page('/ie/mileage-rates', 'What does Revenue allow per kilometre?', 'civil service mileage rates'),
  page('/ie/per-diem-rates', 'What does Revenue allow for a day?', 'civil service subsistence rates'),
  page('/ie/vat-recovery-on-expenses', 'Which VAT can we claim back?', 'VAT on expenses', 'reclaim'),
  page('/ie/expense-claim-form', 'Which form do I fill in?', 'expense claim form'),
  page('/ie/month-end-checklist', 'What do I do at month end?', 'month-end checklist', 'VAT3'),
  page('/us/invoices', 'How are vendor bills approved and paid?', 'accounts payable', 'bill approval'),
  page('/us/mileage-rates', 'What does the IRS allow per mile?', 'IRS mileage rate 2026', 'mileage reimbursement calculator'),
  page('/us/per-diem-rates', 'What does the GSA pay for a day?', 'GSA per diem rates', 'fiscal year 2027'),
  page('/us/month-end-checklist', 'What do I do to close the month?', 'month-end close checklist'),
  page('/us/expense-policy-template', 'What goes into a policy?', 'travel and expense policy'),
  page('/lu', 'Which software handles company spending?', 'expense management', 'company cards'),
  page('/ee', 'Which software handles company spending?', 'expense management', 'company cards'),
] // prettier-ignore
