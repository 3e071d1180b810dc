import type { ReactNode } from 'react'
import { Card } from '../../design/components/Card'
import { Heading } from '../../design/components/Heading'

type FormCardProps = {
  title: string | null | undefined
  lead: string | null | undefined
  children: ReactNode
}

/** A form on its own card, with its h2 and a note on what happens with the answers. */
export function FormCard({ title, lead, children }: FormCardProps) {
  return (
    <Card>
      {title ? (
        <Heading level={2} size="subtitle">
          {title}
        </Heading>
      ) : null}
      {lead ? <p>{lead}</p> : null}
      {children}
    </Card>
  )
}
