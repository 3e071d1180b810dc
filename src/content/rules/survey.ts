import { localeOfPath } from '../../../locales.config'
import { patternFinding } from '../../core/routing/pathPattern'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'
import { isTypeformId, surveyTextKeys } from '../site/survey'
import { fieldText } from './fieldText'
import { neededTextFindings } from './neededTexts'

/** Why a path hides the survey nowhere; undefined when it can. */
function hiddenPathFinding(path: string): string | undefined {
  if (path === '') return 'enter a path, or remove the entry'
  const malformed = patternFinding(path)
  if (malformed) return malformed
  return localeOfPath(path)
    ? `"${path}" names a locale: leave it out, the path counts in every market of the language`
    : undefined
}

/** Surveys without the id of a form, which are not shown, or without a text; and hidden paths that match nothing. */
export const surveyFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => type === 'survey')
    .flatMap((document) => {
      const id = fieldText(document.data['typeform_id'])
      const paths = entriesOf(document.data['hidden_survey_paths']).map((entry) => fieldText(entry['path']))
      return [
        ...(isTypeformId(id)
          ? []
          : [
              findingIn(
                document,
                'data.typeform_id',
                `"${id}" is no form of Typeform: enter the end of its address, of form.typeform.com/to/moe6aa "moe6aa"`,
              ),
            ]),
        ...paths.flatMap((path, index) => {
          const finding = hiddenPathFinding(path)
          return finding ? [findingIn(document, `data.hidden_survey_paths.${index}.path`, finding)] : []
        }),
        ...neededTextFindings(document, surveyTextKeys, 'the survey needs this text: fill it in'),
      ]
    })
