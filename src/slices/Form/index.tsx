import type { Content } from '@prismicio/client'
import { Card } from '../../design/components/Card'
import { Prose } from '../../design/components/Prose'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'
import { LeadForm } from '../../leads/forms/LeadForm'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** One of the site's forms with an introduction. */
export default function Form({ slice: { primary } }: SliceProps<Content.FormSlice>) {
  const { title, lead, form, submit_label, note } = primary
  if (!form) return null
  return (
    <SliceSection title={title} lead={lead?.length ? <RichText field={lead} /> : undefined} layout="beside">
      <Card>
        <LeadForm form={form} submitLabel={submit_label} />
        {note?.length ? (
          <Prose $small $plain={hasOnlyParagraphs(note)}>
            <RichText field={note} />
          </Prose>
        ) : null}
      </Card>
    </SliceSection>
  )
}
