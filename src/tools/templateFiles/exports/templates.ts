import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Workbook } from '../../spreadsheet/exports/workbook'
import type { TemplateExample } from '../model/templateExample'
import type { TemplateMarket } from '../model/templateMarket'
import type { TemplateName } from '../model/templateNames'
import { cashFlowDocument, cashFlowWorkbook } from './cashFlow'
import { expenseReportDocument, expenseReportWorkbook } from './expenseReport'
import { invoiceDocument, invoiceWorkbook } from './invoice'
import { mileageDocument, mileageWorkbook } from './mileage'

/** The workbook and the document of each template. */
export const templates: Readonly<
  Record<
    TemplateName,
    {
      workbook: (market: TemplateMarket) => Workbook
      document: (market: TemplateMarket, example?: TemplateExample) => PdfDocument
    }
  >
> = {
  'cash-flow': { workbook: cashFlowWorkbook, document: cashFlowDocument },
  'expense-reporting': { workbook: expenseReportWorkbook, document: expenseReportDocument },
  invoice: { workbook: invoiceWorkbook, document: invoiceDocument },
  'mileage-reimbursement': { workbook: mileageWorkbook, document: mileageDocument },
}
