import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf, type LinkData } from '../../content/cms/links'
import { DefinitionList } from '../../design/components/DefinitionList'
import { TextLink } from '../../design/components/TextLink'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'
import { telLink } from './telLink'

type Channel = Content.ContactSliceDefaultPrimaryChannelsItem

/** Keeps the line breaks of an address. */
const Lines = styled.span`
  white-space: pre-line;
`

/** The link of a channel: the editor's link, or one made from its value. Its text is the value. */
function linkOfChannel({ kind, value, link }: Channel): LinkData | undefined {
  const chosen = linkOf(link)
  if (chosen) return { ...chosen, text: value || chosen.text }
  if (!value) return undefined
  if (kind === 'email') return { href: `mailto:${value}`, text: value }
  const phone = kind === 'phone' ? telLink(value) : undefined
  return phone ? { href: phone, text: value } : undefined
}

/** Ways to reach us. */
export default function Contact({ slice: { primary } }: SliceProps<Content.ContactSlice>) {
  const items = (primary.channels ?? []).flatMap((channel) => {
    const link = linkOfChannel(channel)
    if (!link && !channel.value) return []
    return {
      label: channel.label ?? '',
      value: link ? <TextLink link={link} /> : <Lines>{channel.value}</Lines>,
    }
  })
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead} layout="beside">
      <DefinitionList items={items} />
    </SliceSection>
  )
}
