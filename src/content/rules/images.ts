import { isRecord } from '../../core/values/record'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import { entriesOf } from '../cms/fields'
import type { ModelledDocument } from './modelledFields'

type PlacedImage = { path: string; image: Record<string, unknown> }

function imagesOf({ fields }: ModelledDocument): PlacedImage[] {
  return fields.flatMap(({ path, model, value }): PlacedImage[] => {
    if (model.type === 'Image' && isRecord(value) && value['url']) return [{ path, image: value }]
    if (model.type !== 'StructuredText') return []
    return entriesOf(value).flatMap((block, index) =>
      block['type'] === 'image' ? [{ path: `${path}.${index}`, image: block }] : [],
    )
  })
}

/** A name of a file, or words that say no more than that there is a picture. */
const saysNothing = /^\S+\.(?:png|jpe?g|webp|avif|svg|gif)$|^(?:image|picture|photo|bild|image de|imagen|immagine|imagem|billede|bilde|kuva|afbeelding)$/iu
const longestAlt = 250

/** What is wrong with an alternative text; an empty one marks a decorative picture. */
function altFinding(alt: unknown): string | undefined {
  if (typeof alt !== 'string') return 'the image has no alternative text'
  if (saysNothing.test(alt.trim())) return `the alternative text "${alt}" does not say what the picture shows: write it`
  return alt.length > longestAlt
    ? `the alternative text has ${alt.length} characters, at most ${longestAlt}: say the rest in the text`
    : undefined
}

const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0

/**
 * Images whose size is unknown, so that the page would shift while they load, and images without an
 * alternative text. An empty text marks a decorative picture.
 */
export function imageFindings(documents: readonly ModelledDocument[]): ContentFinding[] {
  return documents.flatMap((modelled) =>
    imagesOf(modelled).flatMap(({ path, image: { dimensions, alt } }) => {
      const problem = altFinding(alt)
      const size = isRecord(dimensions) ? dimensions : {}
      return [
        ...(isLength(size['width']) && isLength(size['height'])
          ? []
          : [findingIn(modelled.document, `${path}.dimensions`, 'the image has no dimensions')]),
        ...(problem === undefined ? [] : [findingIn(modelled.document, `${path}.alt`, problem)]),
      ]
    }),
  )
}
