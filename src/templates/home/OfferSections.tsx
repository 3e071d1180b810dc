import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { useOffer } from '../../content/site/RelatedDataContext'
import { useStrings } from '../../content/site/SiteContext'
import { Grid } from '../../design/components/Grid'
import { TextLink } from '../../design/components/TextLink'
import { TitledSection } from '../sections/TitledSection'

const Figure = styled.li`
  display: grid;
  gap: var(--space-8);
  align-content: start;
  justify-items: start;
  padding-block-start: var(--space-16);
  border-block-start: 2px solid var(--colour-coral);

  & > b {
    font-size: var(--font-size-40);
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`

/** A homepage's three prices in a row, and what a visitor can check; nothing on any other page. */
export function OfferSections({ proofTone = 'dark' }: { proofTone?: 'dark' | 'tint' }) {
  const offer = useOffer()
  const { per_user_and_month } = useStrings()
  if (!offer?.home) return null
  const { pricesTitle, plans, proofTitle, proof } = offer.home
  return (
    <>
      <TitledSection title={pricesTitle} items={plans}>
        {(rows) => (
          <>
            <Grid as="ul">
              {rows.map(({ name, price, users }) => (
                <Figure key={name}>
                  {name}
                  <b>{price}</b>
                  {users ?? per_user_and_month}
                </Figure>
              ))}
            </Grid>
            <TextLink link={linkOf(offer.pricesLink)} arrow />
          </>
        )}
      </TitledSection>
      <TitledSection title={proofTitle} items={proof} tone={proofTone}>
        {(rows) => (
          <Grid as="ul" columns={rows.length % 4 === 0 ? 4 : 3}>
            {rows.map(({ figure, text, link }) => (
              <Figure key={figure}>
                <b>{figure}</b>
                <p>{text}</p>
                <TextLink link={linkOf(link)} arrow />
              </Figure>
            ))}
          </Grid>
        )}
      </TitledSection>
    </>
  )
}
