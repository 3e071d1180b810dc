/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { InvoiceApprovalsView } from './InvoiceApprovals'

type InvoiceApprovals = Content.InvoiceApprovalsDocument['data']

/** Waits for the scene of the page header, which is loaded on demand. */
const renderWithScene = (...page: Parameters<typeof renderInSite>) =>
  act(async () => {
    renderInSite(...page)
  })

afterEach(() => window.history.replaceState(null, '', '/'))

describe('InvoiceApprovalsView', () => {
  const document = testDocument<InvoiceApprovals>({
    title: 'You have been asked to approve an invoice',
    app_link_label: 'Open the request',
    steps_title: 'How an approval works',
    steps: [{ title: 'Compare', text: 'Did the goods arrive?' }],
    safety_title: 'How to recognise a genuine request',
    safety: richText('It never asks for your password.'),
    slices: [],
  })

  it('explains the approval and how to tell that a request is genuine', async () => {
    await renderWithScene(<InvoiceApprovalsView document={document} />)
    expect(
      screen.getByRole('heading', { level: 1, name: 'You have been asked to approve an invoice' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Compare' })).toBeInTheDocument()
    expect(
      screen.getByRole('heading', { level: 2, name: 'How to recognise a genuine request' }),
    ).toBeInTheDocument()
    expect(screen.getByText('It never asks for your password.')).toBeInTheDocument()
  })

  it('leads to the web app, marked for the rest of the address', async () => {
    await renderWithScene(<InvoiceApprovalsView document={document} />, { urlCode: 'nl' })
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'data-app-area',
      'invoices-approvals',
    )
  })

  it('shows no heading over an empty field', async () => {
    const bare = testDocument<InvoiceApprovals>({
      title: 'Approve',
      steps_title: 'How',
      safety_title: 'Safe',
    })
    await renderWithScene(<InvoiceApprovalsView document={bare} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
