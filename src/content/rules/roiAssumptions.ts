import { locales, localesOfContentLanguage } from '../../../locales.config'
import { assumptionKeys, derivedAssumptions } from '../../tools/roiCalculator/model/assumptions'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'

const isKnown = (key: string): boolean => (assumptionKeys as readonly string[]).includes(key)

/** Assumptions of the ROI calculator that are missing, which its page cannot be without, or for nothing. */
export function roiAssumptionFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents.filter(({ type }) => type === 'roi_calculator').flatMap(findingsOf)
}

function findingsOf(document: CmsDocument): ContentFinding[] {
  const entries = entriesOf(document.data['assumptions'])
  const codes = localesOfContentLanguage(document.lang, locales).map(({ code }) => code)
  return [
    ...assumptionKeys.flatMap((key) => {
      const entry = entries.find((one) => one['key'] === key)
      if (!entry || textOf(entry['label']).trim() === '')
        return [
          findingIn(
            document,
            'data.assumptions',
            `the assumption "${key}" is missing: add it with its label`,
          ),
        ]
      return typeof entry['value'] === 'number' || derivedAssumptions.includes(key)
        ? []
        : [findingIn(document, 'data.assumptions', `the assumption "${key}" has no value: enter one`)]
    }),
    ...entries.flatMap(({ key }, index) =>
      isKnown(textOf(key))
        ? []
        : [
            findingIn(
              document,
              `data.assumptions.${index}.key`,
              `the calculator knows no assumption "${textOf(key)}": remove the entry`,
            ),
          ],
    ),
    ...entriesOf(document.data['market_values']).flatMap((entry, index) => {
      const code = textOf(entry['locale_code'])
      const key = textOf(entry['key'])
      return [
        ...(codes.includes(code)
          ? []
          : [
              findingIn(
                document,
                `data.market_values.${index}.locale_code`,
                `no market "${code}" shows this document; there are ${codes.join(', ')}`,
              ),
            ]),
        ...(isKnown(key)
          ? []
          : [
              findingIn(
                document,
                `data.market_values.${index}.key`,
                `the calculator knows no assumption "${key}": remove the entry`,
              ),
            ]),
      ]
    }),
  ]
}
