/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { PartnerBigFormView } from './PartnerBigForm'

/** Waits for the names of countries, which are a separate chunk. */
const countriesLoaded = () => screen.findByLabelText(/country/i)

type PartnerBigForm = Content.PartnerBigFormDocument['data']

describe('PartnerBigFormView', () => {
  it('shows what to expect, the native partner form and what happens next', async () => {
    const document = testDocument<PartnerBigForm>({
      title: 'Become a partner',
      benefits_title: 'What you can expect',
      benefits: [{ title: 'A contact', text: 'Who knows your field.' }],
      form_title: 'Tell us about your firm',
      form_lead: 'We reply within two working days.',
      partner_segment: 'accounting',
      next_title: 'What happens next',
      next_steps: [{ title: 'We read and reply', text: 'A person does.' }],
      slices: [],
    })
    const { container } = renderInSite(<PartnerBigFormView document={document} />)
    await countriesLoaded()

    expect(screen.getByRole('heading', { level: 1, name: 'Become a partner' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What you can expect',
      'Tell us about your firm',
      'What happens next',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'A contact' })).toBeInTheDocument()
    expect(container.querySelector('form')).toHaveFormValues({ form: 'partner' })
    expect(screen.getByRole('heading', { level: 3, name: 'We read and reply' })).toBeInTheDocument()
  })

  it('keeps the form when everything else is empty', async () => {
    const document = testDocument<PartnerBigForm>({
      title: 'Become a partner',
      benefits_title: 'What you can expect',
      benefits: [],
      next_title: 'What happens next',
      next_steps: [],
    })
    const { container } = renderInSite(<PartnerBigFormView document={document} />)
    await countriesLoaded()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(container.querySelector('form')).toBeInTheDocument()
  })
})
