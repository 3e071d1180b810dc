import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../components/Heading'
import { Lead } from '../../components/Lead'
import { Section } from '../../components/Section'
import { Stack } from '../../components/Stack'

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
 * absent because the document is older than the field, so that there is no heading without content.
 */
export function TitledSection<List extends readonly unknown[]>({
  title,
  lead,
  items,
  children,
  ...section
}: TitledSectionProps<List>) {
  if (!items || items.length === 0) return null
  return (
    <Section {...section}>
      <Stack gap={section.width === 'text' ? 'm' : 'l'}>
        {title ? (
          <Stack gap="s">
            <Heading level={2}>{title}</Heading>
            {lead ? <Lead>{lead}</Lead> : null}
          </Stack>
        ) : null}
        {children(items)}
      </Stack>
    </Section>
  )
}
