/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { PartnerView } from './Partner'

type Partner = Content.PartnerDocument['data']

/** Waits for the scene of the page header, which is loaded on demand. */
const renderWithScene = (...page: Parameters<typeof renderInSite>) =>
  act(async () => {
    renderInSite(...page)
  })

describe('PartnerView', () => {
  it('makes the offer, gives reasons and ends with the terms', async () => {
    const document = testDocument<Partner>({
      title: 'Outlay for Harbourline companies',
      partner_name: 'Harbourline',
      kind: 'accelerator',
      offer_title: 'What you get',
      offer: richText('Six months free', 'A set-up session'),
      benefits_title: 'Why it suits you',
      benefits: [{ icon: 'chart', title: 'Runway in view', text: 'On the day it changes.' }],
      terms: richText('One account per company.'),
      primary_link: webLink('https://app.outlay.example/register', 'Register with the offer'),
      slices: [],
    })
    await renderWithScene(<PartnerView document={document} />)

    expect(
      screen.getByRole('heading', { level: 1, name: 'Outlay for Harbourline companies' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Harbourline')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register with the offer' })).toHaveAttribute(
      'href',
      'https://app.outlay.example/register',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'What you get' })).toBeInTheDocument()
    expect(screen.getByText('A set-up session')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Runway in view' })).toBeInTheDocument()
    expect(screen.getByText('One account per company.')).toBeInTheDocument()
  })

  it('shows neither heading nor link for what is not filled in', async () => {
    const document = testDocument<Partner>({
      title: 'Outlay for you',
      kind: 'investor',
      offer_title: 'What you get',
      offer: [],
      benefits_title: 'Why it suits you',
      benefits: [],
    })
    await renderWithScene(<PartnerView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
