import { SlicePageView } from '../../templates/SlicePage'
import { businessExpenseCards } from '../../us/business-expense-cards'
import { codePageHead } from '../../us/codePageHead'

export default function UsBusinessExpenseCards() {
  return <SlicePageView document={businessExpenseCards} />
}

export const Head = codePageHead(businessExpenseCards)
