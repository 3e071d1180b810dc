import { pricingData } from '../../seo/structuredData/pricing'
import { PricingView } from '../../templates/Pricing'
import { codePageHead } from '../../us/codePageHead'
import { pricing } from '../../us/pricing'

export default function UsPricing() {
  return <PricingView document={pricing} />
}

export const Head = codePageHead(pricing, pricingData)
