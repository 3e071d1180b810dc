import type { Content } from '@prismicio/client'
import type { Offer } from 'schema-dts'
import { brand } from '../../brand'
import type { DescribedPage, SchemaObject } from './maker'

type Plan = Pick<
  Content.PricingDocument['data']['plans'][number],
  'name' | 'description' | 'monthly_price' | 'yearly_price'
>

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
  plan: Plan
  minorUnits: number | null
  billedMonths: number
  currency: string
  url: string
}

function offer({ plan, minorUnits, billedMonths, currency, url }: OfferInput): Exclude<Offer, string>[] {
  if (typeof minorUnits !== 'number') return []
  const price = decimal(minorUnits, currency)
  return [
    {
      '@type': 'Offer',
      name: plan.name ?? '',
      ...(plan.description ? { description: plan.description } : {}),
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
    },
  ]
}

/**
 * The product with an offer per plan and billing cycle: the prices the page shows, in the currency of its
 * market. A plan with the same price in both cycles is one offer; a plan without a price has none.
 */
export function pricingData(
  { plans }: { plans?: readonly Plan[] },
  { url, description, image, context: { currency } }: DescribedPage,
): SchemaObject[] {
  if (!currency) return []
  const offers = (plans ?? []).flatMap((plan) => {
    const { monthly_price: monthly, yearly_price: yearly } = plan
    const monthlyOffer = offer({ plan, minorUnits: monthly, billedMonths: 1, currency, url })
    const yearlyOffer = offer({ plan, minorUnits: yearly, billedMonths: 12, currency, url })
    return monthly === yearly ? monthlyOffer : [...monthlyOffer, ...yearlyOffer]
  })
  if (offers.length === 0) return []
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
