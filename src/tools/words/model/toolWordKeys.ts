import type { ToolWordsPart } from '../../../content/cms/toolWords'
import { expensePolicyWordKeys, policyClauseKeys } from '../../expensePolicyBuilder/model/wordKeys'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { invoiceDocumentWordKeys, invoiceGeneratorWordKeys } from '../../invoiceGenerator/model/wordKeys'
import { rateTableWordKeys } from '../../rateTables/model/wordKeys'
import { roiCalculatorWordKeys } from '../../roiCalculator/model/wordKeys'
import { templateFileWordKeys } from '../../templateFiles/model/wordKeys'
import { vatCalculatorWordKeys } from '../../vatCalculator/model/wordKeys'
import { commonWordKeys } from './commonWordKeys'

/** The keys of the words of each part of the free tools: what a document of the type `tool_words` has to have. */
export const toolWordKeys: Readonly<Record<ToolWordsPart, readonly string[]>> = {
  common: commonWordKeys,
  'vat-calculator': vatCalculatorWordKeys,
  'roi-calculator': roiCalculatorWordKeys,
  'expense-report': expenseReportWordKeys,
  'expense-policy': expensePolicyWordKeys,
  'policy-clauses': policyClauseKeys,
  'invoice-generator': invoiceGeneratorWordKeys,
  'invoice-document': invoiceDocumentWordKeys,
  'template-files': templateFileWordKeys,
  'rate-tables': rateTableWordKeys,
}
