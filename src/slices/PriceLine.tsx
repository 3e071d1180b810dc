import { linkOf } from '../content/cms/links'
import { useOffer } from '../content/site/RelatedDataContext'
import { TextLink } from '../design/components/TextLink'
import { Note } from './Note'

/** What the product costs and for whom it is, under the buttons of a page that asks to begin; nothing on any other. */
export function PriceLine() {
  const offer = useOffer()
  if (!offer?.priceLine) return null
  return (
    <Note>
      {offer.priceLine} <TextLink link={linkOf(offer.pricesLink)} />
      {offer.audience ? (
        <>
          <br />
          {offer.audience}
        </>
      ) : null}
    </Note>
  )
}

/** For whom the product is and who holds the money, above prices. */
export function AudienceLine() {
  const offer = useOffer()
  return offer?.audience ? <Note>{offer.audience}</Note> : null
}
