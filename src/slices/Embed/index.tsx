import type { Content } from '@prismicio/client'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../components/Button'
import { TextLink } from '../../components/TextLink'
import { useBrowserCode } from '../../hydration/browserCode'
import { fill } from '../../i18n/format'
import { useStrings } from '../../site/SiteContext'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'
import { frameAddress } from './frameAddress'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  align-items: center;
  justify-content: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  padding: var(--space-20);
  background: var(--colour-tint);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  text-align: center;

  &:has(iframe) {
    padding: 0;
  }

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

/** Content of another site. Loaded only when the visitor requests it; without JavaScript it is a link. */
export default function Embed({ slice: { primary } }: SliceProps<Content.EmbedSlice>) {
  useBrowserCode()
  const { content_from } = useStrings()
  const [requested, setRequested] = useState(false)
  // Without JavaScript the button would do nothing, so it is rendered after hydration.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { embed } = primary
  if (!embed?.embed_url) return null
  const frame = frameAddress(embed.embed_url, embed.html)
  const title = primary.title || embed.title || embed.embed_url
  const provider = embed.provider_name || title
  return (
    <SliceSection title={primary.title} width="text">
      <Frame>
        {requested && frame ? (
          <iframe
            ref={(element) => element?.focus()}
            src={frame}
            title={title}
            allow="fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {hydrated && frame && (
              <Button onClick={() => setRequested(true)}>{fill(content_from, { provider })}</Button>
            )}
            <TextLink link={{ href: embed.embed_url, text: embed.title || title }} arrow />
          </>
        )}
      </Frame>
    </SliceSection>
  )
}
