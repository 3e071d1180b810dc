import { type ContentFinding, findingIn } from '../cms/contentFinding'
import { entriesOf } from '../cms/fields'
import { fieldText } from './fieldText'
import type { ModelledDocument, ModelledField } from './modelledFields'

type PlacedHeading = { path: string; level: number; text: string }

/** A text field of the document itself, named `…_title`, is shown as heading 2. */
const isSectionTitle = ({ path, model }: ModelledField): boolean =>
  model.type === 'Text' && /^data\.\w+_title$/.test(path) && path !== 'data.meta_title'

/**
 * A field that holds one heading 1 is the page's; in running text heading 1 is rendered as 2
 * (src/design/components/RichText).
 */
function headingsOf(field: ModelledField): PlacedHeading[] {
  const { path, model, value } = field
  if (isSectionTitle(field) && fieldText(value)) return [{ path, level: 2, text: fieldText(value) }]
  if (model.type !== 'StructuredText') return []
  return entriesOf(value).flatMap((block, index) => {
    const level = Number(/^heading([1-6])$/.exec(String(block['type']))?.[1] ?? 0)
    if (level === 0 || !fieldText(block['text'])) return []
    return [
      {
        path: `${path}.${index}`,
        level: level === 1 && !model.single ? 2 : level,
        text: fieldText(block['text']),
      },
    ]
  })
}

/** A line above a title that says the same as the title: of the document, or of one of its slices. */
function repeatedTitles({ document, fields }: ModelledDocument): ContentFinding[] {
  const texts = new Map(fields.map(({ path, value }) => [path, fieldText(value)]))
  return [...texts]
    .filter(([path, text]) => {
      const title = texts.get(path.replace(/\beyebrow$/, 'title'))
      return /\beyebrow$/.test(path) && text !== '' && text.toLowerCase() === title?.toLowerCase()
    })
    .map(([path, text]) =>
      findingIn(document, path, `"${text}" is the title too: say where the page belongs, or leave it empty`),
    )
}

/**
 * Heading levels that are skipped in a document, its rich text and section titles read in order under the
 * page's h1, a second field that is the page's h1, and a line above a title that repeats it.
 */
export function headingFindings(documents: readonly ModelledDocument[]): ContentFinding[] {
  return documents.flatMap((modelled) => {
    const { document, fields } = modelled
    const headings = fields.flatMap(headingsOf)
    const mains = headings.filter(({ level }) => level === 1)
    const skipped = headings.flatMap(({ path, level, text }, index) => {
      const before = headings[index - 1]?.level ?? 1
      return level > before + 1
        ? [findingIn(document, path, `heading ${level} "${text}" follows heading ${before}`)]
        : []
    })
    const repeated = mains
      .slice(1)
      .map(({ path, text }) => findingIn(document, path, `"${text}" is a second h1`))
    return [...skipped, ...repeated, ...repeatedTitles(modelled)]
  })
}
