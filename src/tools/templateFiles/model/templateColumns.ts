import { hasInputTax, type TemplateMarket } from './templateMarket'
import type { TemplateName } from './templateNames'
import type { TemplateFileWordKey } from './wordKeys'

/** A column or line of a template, as its page explains it. */
export type TemplateColumn = { title: string; holds: string; by: 'you' | 'formula' }

type Row = [title: TemplateFileWordKey, holds: TemplateFileWordKey, by: 'you' | 'formula']

const taxRows: Row[] = [
  ['ex_tax_rate', 'ex_tax_rate_holds', 'you'],
  ['ex_tax', 'ex_tax_holds', 'formula'],
  ['ex_net', 'ex_net_holds', 'formula'],
]

const rows = (name: TemplateName, market: TemplateMarket): Row[] => {
  switch (name) {
    case 'cash-flow':
      return [
        ['cf_opening', 'cf_opening_holds', 'you'],
        ['cf_in', 'cf_in_holds', 'you'],
        ['cf_out', 'cf_out_holds', 'you'],
        ['cf_net', 'cf_net_holds', 'formula'],
        ['cf_closing', 'cf_closing_holds', 'formula'],
      ]
    case 'expense-reporting':
      return [
        ['date', 'ex_date_holds', 'you'],
        ['ex_what', 'ex_what_holds', 'you'],
        ['ex_category', 'ex_category_holds', 'you'],
        ['ex_receipt', 'ex_receipt_holds', 'you'],
        ['ex_paid', 'ex_paid_holds', 'you'],
        ...(hasInputTax(market) ? taxRows : []),
      ]
    case 'invoice':
      return [
        ['in_item', 'in_item_holds', 'you'],
        ['in_quantity', 'in_quantity_holds', 'you'],
        ['in_price', 'in_price_holds', 'you'],
        ['in_tax_rate', 'in_tax_rate_holds', 'you'],
        ['in_net', 'in_net_holds', 'formula'],
        ['in_tax', 'in_tax_holds', 'formula'],
      ]
    case 'mileage-reimbursement':
      return [
        ['date', 'mi_date_holds', 'you'],
        ['mi_start', 'mi_places_holds', 'you'],
        ['mi_end', 'mi_places_holds', 'you'],
        ['mi_purpose', 'mi_purpose_holds', 'you'],
        ['mi_odometer_start', 'mi_odometer_holds', 'you'],
        ['mi_odometer_end', 'mi_odometer_holds', 'you'],
        ['mi_distance', 'mi_distance_holds', 'formula'],
        ['mi_amount', 'mi_amount_holds', 'formula'],
      ]
  }
}

/** What the columns of a template hold and who fills them in. */
export const templateColumns = (name: TemplateName, market: TemplateMarket): TemplateColumn[] =>
  rows(name, market).map(([title, holds, by]) => ({
    title: market.words[title],
    holds: market.words[holds],
    by,
  }))

const titles: Readonly<Record<TemplateName, TemplateFileWordKey>> = {
  'cash-flow': 'cf_title',
  'expense-reporting': 'ex_title',
  invoice: 'in_title',
  'mileage-reimbursement': 'mi_title',
}

/** What is written above a template, and what its files are called when they are downloaded. */
export const templateTitle = (name: TemplateName, { words }: Pick<TemplateMarket, 'words'>): string =>
  words[titles[name]]
