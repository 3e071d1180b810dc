import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { formsOfLanguage } from '../cms/marketForms'

/** Forms of values that a market document lacks, has twice, without a text, or under a name that its language does not know. */
export function marketFormFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'market')
    .flatMap((document) => {
      const known = formsOfLanguage[document.lang] ?? []
      const written = entriesOf(document.data['forms']).map((entry) => ({
        name: textOf(entry['name']),
        text: textOf(entry['text']),
      }))
      const lacking = known.filter((name) => !written.some((form) => form.name === name))
      return [
        ...written.flatMap(({ name, text }, index) => {
          const field = `data.forms.${index}`
          if (!known.includes(name))
            return [
              findingIn(
                document,
                `${field}.name`,
                `"${name}" is no form that texts in ${document.lang} use: correct the name, remove the form, or list it in src/content/cms/marketForms.ts`,
              ),
            ]
          if (!text) return [findingIn(document, `${field}.text`, `the form "${name}" has no text: write it`)]
          return written.findIndex((form) => form.name === name) < index
            ? [findingIn(document, `${field}.name`, `the form "${name}" is there twice: remove one`)]
            : []
        }),
        ...lacking.map((name) =>
          findingIn(
            document,
            'data.forms',
            `the form "${name}" is missing, which texts in ${document.lang} need: add it with its text`,
          ),
        ),
      ]
    })
}
