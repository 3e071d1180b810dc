import { documentLinks } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import { vanishingLinkFindings } from './linkFindings'
import { planPages } from './planPages'

const german = { lang: 'de-de' }
const linking = cmsDocument('page', {}, { id: 'linking', uid: 'linking', ...german })
const planned = cmsDocument('page', {}, { id: 'planned', uid: 'planned', ...german })
// Portugal has no page for approvals.
const nowhere = cmsDocument('invoice_approvals', {}, { id: 'nowhere', uid: 'approvals', lang: 'pt-pt' })
const survey = cmsDocument('survey', {}, { id: 'survey', ...german })
const documents = [linking, planned, nowhere, survey]
const { pages } = planPages({ documents, jobs: [], codePages: [] })

/** The findings for a link to a document, when these documents have a finding already. */
const findingsFor = (id: string, { from = linking, reported = [] as string[], field = 'link' } = {}) =>
  vanishingLinkFindings(
    [{ document: from, links: documentLinks({ [field]: documentLink(id) }, 'data') }],
    new Map(documents.map((document) => [document.id, document])),
    pages,
    reported.map((documentId) => ({ documentId, type: '', lang: '', field: '', message: '' })),
  ).map((finding) => `${finding.documentId} ${finding.field}`)

it('a link that every market would leave out is reported where it is', () => {
  expect(findingsFor('nowhere')).toEqual(['linking data.link'])
})

it.each([
  ['to a document with a page', findingsFor('planned')],
  ['to a document that has no page by its type', findingsFor('survey')],
  ['to a document that is not there, which has its own finding', findingsFor('gone')],
  ['to a document that is reported itself', findingsFor('nowhere', { reported: ['nowhere'] })],
  ['to the parent of the page, which is not shown', findingsFor('nowhere', { field: 'parent_document' })],
  ['of a document that no page shows', findingsFor('nowhere', { from: survey })],
])('a link %s is not reported', (_name, findings) => {
  expect(findings).toEqual([])
})
