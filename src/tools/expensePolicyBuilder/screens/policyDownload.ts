import { saveFile } from '../../download/saveFile'
import { makePdf, preparePdf } from '../../pdf/makePdf'
import { policyPdf } from '../exports/policyPdf'
import type { Market } from '../model/answers'
import type { Policy } from '../model/policy'
import type { PolicyBuilderWords } from './policyBuilderWords'

const wordCode = () => import('../exports/policyDocx')

/** Fetches the code of the documents when a policy is begun: a later download needs no connection. */
export function fetchAhead(): void {
  preparePdf()
  wordCode().catch(() => undefined)
}

type Options = { words: PolicyBuilderWords; market: Market }

/** Gives the policy to the visitor as a PDF. Returns the letters that its font lacks. */
export async function downloadPdf(policy: Policy, options: Options): Promise<readonly string[]> {
  const file = policyPdf(policy, { ...options, created: new Date() })
  const { bytes, missingLetters } = await makePdf(file)
  saveFile(new Uint8Array(bytes), 'pdf', file.title)
  return missingLetters
}

/** Gives the policy to the visitor as a Word document. */
export async function downloadDocx(policy: Policy, options: Options): Promise<void> {
  const { policyDocx } = await wordCode()
  saveFile(await policyDocx(policy, options), 'docx', policy.title)
}
