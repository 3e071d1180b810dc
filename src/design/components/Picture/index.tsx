import styled from 'styled-components'
import { responsiveSources } from './sources'

type PictureProps = {
  url: string
  /** What the picture shows; empty only for a picture that adds nothing to the text. */
  alt: string
  width: number
  height: number
  /** Width of the picture on the page, in the syntax of the `sizes` attribute. */
  sizes?: string
  /** True for a picture above the fold: it is fetched first. */
  eager?: boolean
}

const Root = styled.img`
  width: 100%;
  height: auto;
  background: var(--colour-tint);
  border-radius: var(--radius-card);
`

/** A picture with known dimensions, in every width that its host offers. */
export function Picture({ url, alt, width, height, sizes = '100vw', eager = false }: PictureProps) {
  const srcSet = responsiveSources(url, width)
  return (
    <Root
      src={url}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  )
}
