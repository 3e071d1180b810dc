import type { Offer } from 'schema-dts'
import type { ProductPlan } from '../../content/cms/productPlans'
import { brand } from '../../core/brand'
import { offeredPlans, type OfferedPlan } from '../../product/pricing/offeredPlans'
import type { StructuredDataMaker } from './maker'

/**
 * Minor units as a decimal number with a point, as schema.org requires it: `decimal(1250, 'EUR')` → `12.50`.
 */
function decimal(minorUnits: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return (minorUnits / 10 ** digits).toFixed(digits)
}

const months = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MON' }) as const

type OfferInput = {
  plan: ProductPlan
  minorUnits: number
  billedMonths: number
  currency: string
  url: string
}

function offer({ plan, minorUnits, billedMonths, currency, url }: OfferInput): Exclude<Offer, string> {
  const price = decimal(minorUnits, currency)
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      // The price is per user and month, whatever the billing cycle.
      referenceQuantity: months(1),
      billingDuration: months(billedMonths),
    },
    availability: 'https://schema.org/InStock',
    url,
  }
}

/**
 * The product with an offer per plan and billing cycle: the prices the page shows, in the currency of its
 * market. Only plans that the page offers. A plan with the same price in both cycles is one offer.
 */
export const pricingData: StructuredDataMaker<{ offered_plans?: readonly OfferedPlan[] }> = (
  { offered_plans },
  { url, description, image, relatedData: { plans: product } },
) => {
  if (!product) return []
  const { currency } = product
  const plans = offeredPlans(product.plans, offered_plans)
  const offers = plans.flatMap((plan) => {
    const { monthly, yearly } = plan
    const monthlyOffer = offer({ plan, minorUnits: monthly, billedMonths: 1, currency, url })
    const yearlyOffer = offer({ plan, minorUnits: yearly, billedMonths: 12, currency, url })
    return monthly === yearly ? [monthlyOffer] : [monthlyOffer, yearlyOffer]
  })
  return [
    {
      '@type': 'Product',
      name: brand.name,
      description,
      image: image.url,
      url,
      brand: { '@type': 'Brand', name: brand.name },
      offers,
    },
  ]
}
