/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { AboutView } from './About'
import { richText, testDocument } from './document.fixture'

type About = Content.AboutDocument['data']

describe('AboutView', () => {
  it('shows the story, the values, the milestones and the offices', () => {
    const document = testDocument<About>({
      title: 'About us',
      lead: 'A small company.',
      scene: 'none',
      story_title: 'Why we started',
      story: richText('It began with a shoebox.'),
      team_title: 'Who we are',
      team_lead: 'All of them are invented.',
      team: [
        { name: 'Runa Hale', role: 'Product', portrait: 'bun' },
        // A choice that the model no longer has.
        { name: 'Dev Pillai', role: 'Security', portrait: 'cap' as 'bun' },
      ],
      values_title: 'How we work',
      values: [{ title: 'Say what is true', text: 'Also when it is not nice.' }],
      milestones_title: 'So far',
      milestones: [
        { year: '2021', title: 'The first card', text: 'In a café.' },
        { year: '2023', title: 'The first invoice', text: 'For paper.' },
      ],
      offices_title: 'Where we are',
      offices: [{ city: 'Leeds', country: 'United Kingdom', address: '1 Example Street' }],
      slices: [],
    })
    renderInSite(<AboutView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Why we started',
      'Who we are',
      'How we work',
      'So far',
      'Where we are',
    ])
    expect(screen.getByText('It began with a shoebox.')).toBeInTheDocument()
    expect(screen.getByText('All of them are invented.')).toBeInTheDocument()
    const [drawn, undrawn] = ['Runa Hale', 'Dev Pillai'].map((name) =>
      screen.getByRole('heading', { level: 3, name }).closest('li'),
    )
    expect(drawn).toHaveTextContent('Runa HaleProduct')
    expect(drawn?.querySelector('svg')).not.toBeNull()
    expect(undrawn?.querySelector('svg')).toBeNull()
    const milestones = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('20'))
    expect(milestones.map((item) => item.textContent)).toEqual([
      '2021The first cardIn a café.',
      '2023The first invoiceFor paper.',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Leeds, United Kingdom' })).toBeInTheDocument()
  })

  it('shows no heading over an empty group', () => {
    const document = testDocument<About>({
      title: 'About us',
      milestones_title: 'So far',
      milestones: [],
      story_title: 'Why we started',
      story: [],
    })
    renderInSite(<AboutView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
