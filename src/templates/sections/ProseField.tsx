import type { RichTextField } from '@prismicio/client'
import { Prose } from '../../design/components/Prose'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'

type ProseFieldProps = {
  field: RichTextField | null | undefined
  /** Fine print: terms and footnotes. */
  small?: boolean
}

/** A rich text field as running text; nothing for an empty field. */
export function ProseField({ field, small = false }: ProseFieldProps) {
  if (!field || field.length === 0) return null
  return (
    <Prose $small={small} $plain={hasOnlyParagraphs(field)}>
      <RichText field={field} />
    </Prose>
  )
}
