import type { PdfBlock, PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Policy } from '../model/policy'
import type { PolicyFileOptions } from './policyFile'

/** The policy as a PDF: title, facts, table of contents, numbered sections and clauses. */
export function policyPdf(policy: Policy, { words, market, created }: PolicyFileOptions): PdfDocument {
  const sections = policy.sections.flatMap(({ number, title, clauses }): PdfBlock[] => [
    { kind: 'heading', level: 2, text: `${number}  ${title}` },
    ...clauses.map((clause): PdfBlock => ({
      kind: 'columns',
      widths: [1, 14],
      columns: [
        [{ kind: 'paragraph', text: clause.number, muted: true }],
        [{ kind: 'paragraph', text: clause.text }],
      ],
    })),
  ])
  const company = policy.facts.find(({ label }) => label === words.fact_company)?.value
  return {
    title: policy.title,
    language: market.htmlLang,
    ...(company ? { author: company } : {}),
    subject: words.title,
    created,
    pageSize: market.country === 'US' ? 'LETTER' : 'A4',
    footer: `${policy.title} · ${words.page_of}`,
    blocks: [
      { kind: 'heading', level: 1, text: policy.title },
      ...(policy.facts.length > 0 ? [{ kind: 'pairs' as const, entries: policy.facts }] : []),
      { kind: 'contents', title: words.contents },
      ...sections,
    ],
  }
}
