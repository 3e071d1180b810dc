import type { ComponentProps } from 'react'
import { Heading } from '../../design/components/Heading'
import { Lead } from '../../design/components/Lead'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { ResourceGate, type ResourceGateTexts } from '../../leads/forms/gate/ResourceGate'
import { LeadForm } from '../../leads/forms/LeadForm'

type GatedFormProps = Pick<ComponentProps<typeof LeadForm>, 'form' | 'submitLabel'> & {
  id: string
  title: string | null | undefined
  lead: string | null | undefined
  tone?: ComponentProps<typeof Section>['tone']
  /** What is shown instead of the form once it was sent; without a title the form stays as it is. */
  sent: ResourceGateTexts
  /** Whether a visitor who has sent the form goes on to the next page or stays to see what it gave. */
  gate: NonNullable<ComponentProps<typeof LeadForm>['gate']>
}

/** The section of a page whose form gives something: a file, a recording, a place at an event. */
export function GatedForm({ id, title, lead, tone = 'plain', sent, gate, ...form }: GatedFormProps) {
  return (
    <Section tone={tone} width="text" id={id}>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <ResourceGate texts={sent}>
          <Stack>
            {lead && <Lead>{lead}</Lead>}
            <LeadForm {...form} {...(sent.title ? { gate } : {})} />
          </Stack>
        </ResourceGate>
      </Stack>
    </Section>
  )
}
