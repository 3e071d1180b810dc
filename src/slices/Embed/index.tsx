import type { Content } from '@prismicio/client'
import { Island } from '../../design/hydration/Island'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame'
import { frameAddress } from './frameAddress'

/** Content of another site. Loaded only when the visitor requests it; without JavaScript it is a link. */
export default function Embed({ slice: { primary } }: SliceProps<Content.EmbedSlice>) {
  const { embed } = primary
  if (!embed?.embed_url) return null
  const title = primary.title || embed.title || embed.embed_url
  const props: EmbedFrameProps = {
    frame: frameAddress(embed.embed_url, embed.html),
    title,
    provider: embed.provider_name || title,
    link: { href: embed.embed_url, text: embed.title || title },
  }
  return (
    <SliceSection title={primary.title} width="text">
      <Island name="embed" props={props}>
        <EmbedFrame {...props} />
      </Island>
    </SliceSection>
  )
}
