import styled from 'styled-components'
import type { FormsPicture } from '../../../content/site/formsData'
import { ExampleLabel } from '../../../design/components/ExampleLabel'
import { frenchQuotes } from '../../../design/theme/frenchQuotes'
import type { SocialProof as SocialProofContent } from './signUpView'

const Root = styled.div`
  display: grid;
  gap: var(--space-12);
  padding-block-start: var(--space-20);
  border-block-start: 1px solid var(--colour-line);
`

const Small = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-24);
  align-items: center;
  list-style: none;
`

const Quote = styled.blockquote`
  font-weight: 500;
  ${frenchQuotes}
`

const Source = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  align-items: center;
  justify-content: space-between;
`

/** All logos have the same height. */
const LogoImage = styled.img`
  width: auto;
  height: var(--space-24);
`

const Logo = ({ url, alt, width, height }: FormsPicture) => (
  <LogoImage src={url} alt={alt} width={width} height={height} decoding="async" />
)

/** A review quote or logos of customers: the variant of the visitor's bucket. */
export function SocialProof(proof: SocialProofContent) {
  if (proof.variant === 'ratingsAndBadges') {
    const { subtitle, logos, example } = proof
    return (
      <Root>
        {subtitle ? <Small>{subtitle}</Small> : null}
        {example ? (
          <div>
            <ExampleLabel />
          </div>
        ) : null}
        <Logos role="list">
          {logos.map((logo) => (
            <li key={logo.url}>
              <Logo {...logo} />
            </li>
          ))}
        </Logos>
      </Root>
    )
  }
  const { quote, author, subtitle, logo, example } = proof
  return (
    <Root as="figure">
      <Quote className="quoted">
        <p>{quote}</p>
      </Quote>
      <Source>
        <div>
          {author ? <strong>{author}</strong> : null}
          {subtitle ? <Small as="div">{subtitle}</Small> : null}
          {example ? <ExampleLabel /> : null}
        </div>
        {logo ? <Logo {...logo} /> : null}
      </Source>
    </Root>
  )
}
