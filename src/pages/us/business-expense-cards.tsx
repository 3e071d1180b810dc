import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { businessExpenseCards } from '../../us/business-expense-cards'

export default function UsBusinessExpenseCards() {
  return <SlicePageView document={businessExpenseCards} />
}

export const Head = codePageHead(businessExpenseCards)
