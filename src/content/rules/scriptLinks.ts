import { type ContentFinding, findingIn } from '../cms/contentFinding'
import { visitDeep, type CmsDocument } from '../cms/document'

/** Browsers ignore white space and control characters in a scheme, so they are removed first. */
const isScriptAddress = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are the characters a browser leaves out
  /^(javascript:|vbscript:|data:text\/html)/i.test(text.slice(0, 200).replace(/[\u0000-\u0020]/g, ''))

/** Addresses anywhere in a document that run a script when followed. */
export function scriptLinkFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents.flatMap((document) => {
    const found: ContentFinding[] = []
    visitDeep(
      document.data,
      (value, path) => {
        if (typeof value === 'string' && isScriptAddress(value)) {
          found.push(findingIn(document, path, `"${value.trim().slice(0, 60)}" would run a script`))
        }
        return undefined
      },
      'data',
    )
    return found
  })
}
