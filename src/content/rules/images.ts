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

const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0

/**
 * Images whose size is unknown, so that the page would shift while they load, and images without an
 * alternative text. An empty text marks a decorative picture.
 */
export function imageFindings(documents: readonly ModelledDocument[]): ContentFinding[] {
  return documents.flatMap((modelled) =>
    imagesOf(modelled).flatMap(({ path, image: { dimensions, alt } }) => {
      const size = isRecord(dimensions) ? dimensions : {}
      return [
        ...(isLength(size['width']) && isLength(size['height'])
          ? []
          : [findingIn(modelled.document, `${path}.dimensions`, 'the image has no dimensions')]),
        ...(typeof alt === 'string'
          ? []
          : [findingIn(modelled.document, `${path}.alt`, 'the image has no alternative text')]),
      ]
    }),
  )
}
