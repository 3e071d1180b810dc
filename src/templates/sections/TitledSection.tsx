import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../design/components/Heading'
import { Lead } from '../../design/components/Lead'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { Split } from './Split'

type TitledSectionProps<List extends readonly unknown[]> = Omit<
  ComponentProps<typeof Section>,
  'children'
> & {
  title?: string | null
  lead?: ReactNode
  /** A group or a rich text field of the document. */
  items: List | null | undefined
  children: (items: List) => ReactNode
}

/**
 * A section about one group or rich text field, under its h2. Renders nothing when the field is empty, or
 * absent because the document is older than the field, so that there is no heading without content. Text has its title
 * beside it on a wide screen, everything else below it.
 */
export function TitledSection<List extends readonly unknown[]>({
  title,
  lead,
  items,
  children,
  width,
  ...section
}: TitledSectionProps<List>) {
  if (!items || items.length === 0) return null
  const intro = title ? (
    <Stack gap="s">
      <Heading level={2}>{title}</Heading>
      {lead ? <Lead>{lead}</Lead> : null}
    </Stack>
  ) : null
  return width === 'text' && intro ? (
    <Section {...section}>
      <Split>
        {intro}
        <div>{children(items)}</div>
      </Split>
    </Section>
  ) : (
    <Section {...section} width={width}>
      <Stack gap="l">
        {intro}
        {children(items)}
      </Stack>
    </Section>
  )
}
