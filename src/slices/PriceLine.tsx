import { linkOf } from '../content/cms/links'
import { useOffer } from '../content/site/RelatedDataContext'
import { TextLink } from '../design/components/TextLink'
import { Note } from './Note'

/** What the product costs, under the buttons of a page that asks to begin; nothing on any other. */
export function PriceLine() {
  const offer = useOffer()
  if (!offer?.priceLine) return null
  return (
    <Note>
      {offer.priceLine} <TextLink link={linkOf(offer.pricesLink)} />
      {offer.home?.audience ? (
        <>
          <br />
          {offer.home.audience}
        </>
      ) : null}
    </Note>
  )
}
