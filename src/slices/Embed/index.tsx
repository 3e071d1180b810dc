import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { Island } from '../../design/hydration/Island'
import { sceneOf } from '../../design/productScreens/ProductScene'
import { media } from '../../design/theme/tokens'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame'
import { frameAddress } from './frameAddress'

/** The scene with the buttons upon it, on a phone below it; the content covers it. */
const OnScene = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-card);

  & > * {
    grid-column: 1;
    min-width: 0;
  }

  & > [data-island] {
    position: relative;
    z-index: 1;
    display: grid;
  }

  & > :first-child,
  & > [data-island]:has(iframe) {
    grid-row: 1;
  }

  ${media.sm} {
    & > [data-island] {
      grid-row: 1;
    }
  }
`

/** Content of another site. Loaded only when the visitor requests it; without JavaScript it is a link. */
export default function Embed({ slice: { primary } }: SliceProps<Content.EmbedSlice>) {
  const { embed } = primary
  if (!embed?.embed_url) return null
  const title = primary.title || embed.title || embed.embed_url
  const scene = sceneOf(primary.scene)
  const props: EmbedFrameProps = {
    isOnScene: scene !== undefined,
    frame: frameAddress(embed.embed_url, embed.html),
    title,
    provider: embed.provider_name || title,
    link: { href: embed.embed_url, text: embed.title || title },
  }
  const frame = (
    <Island name="embed" props={props}>
      <EmbedFrame {...props} />
    </Island>
  )
  return scene ? (
    <SliceSection title={primary.title}>
      <OnScene>
        {scene}
        {frame}
      </OnScene>
    </SliceSection>
  ) : (
    <SliceSection title={primary.title} width="text">
      {frame}
    </SliceSection>
  )
}
