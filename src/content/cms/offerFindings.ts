import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf } from './fields'

const proofPlaceholders = ['rules', 'countries', 'day']

/** Places in the texts of the proof that nothing fills in: the proof would be left out. */
export const offerFindings = (document: CmsDocument): ContentFinding[] =>
  entriesOf(document.data['proof']).flatMap((entry, index) =>
    ['figure', 'text'].flatMap((name) =>
      [...textOf(entry[name]).matchAll(/\{(\w+)\}/g)]
        .filter(([, place = '']) => !proofPlaceholders.includes(place))
        .map(([whole]) =>
          findingIn(
            document,
            `data.proof.${index}.${name}`,
            `nothing fills in ${whole}: use one of ${proofPlaceholders.map((place) => `{${place}}`).join(', ')}`,
          ),
        ),
    ),
  )
