import type { Buyer } from '../model/invoice'
import { useInvoice } from './InvoiceContext'
import { PartyFields } from './PartyFields'
import { EarlierParties } from './SellerStep'

/** The second step: who receives the invoice. */
export function BuyerStep({ buyers }: { buyers: readonly Buyer[] }) {
  const { change, words } = useInvoice()
  return (
    <>
      <EarlierParties
        label={words.earlier_buyers}
        parties={buyers}
        onChoose={(buyer) => change((before) => ({ ...before, buyer }))}
      />
      <PartyFields party="buyer" />
    </>
  )
}
