/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { ThirdPartyLicencesView } from './ThirdPartyLicences'

type ThirdPartyLicences = Content.ThirdPartyLicencesDocument['data']

describe('ThirdPartyLicencesView', () => {
  it('lists each package with its source, licence and use', () => {
    const document = testDocument<ThirdPartyLicences>({
      title: 'Third-party licences',
      updated_on: '2026-11-02',
      intro: richText('We are grateful to the people who write this software.'),
      name_label: 'Package',
      licence_label: 'Licence',
      use_label: 'Use',
      licences: [
        {
          name: 'paper-crane',
          licence: 'MIT',
          use: 'Folds pages',
          link: webLink('https://example.org/paper-crane', 'source'),
        },
        { name: 'own-part', licence: 'ISC', use: 'Holds them', link: { link_type: 'Any' } },
      ],
      slices: [],
    })
    renderInSite(<ThirdPartyLicencesView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Third-party licences' })).toBeInTheDocument()
    const table = within(screen.getByRole('table', { name: 'Third-party licences' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Package',
      'Licence',
      'Use',
    ])
    expect(table.getByRole('link', { name: 'paper-crane' })).toHaveAttribute(
      'href',
      'https://example.org/paper-crane',
    )
    expect(table.getByRole('rowheader', { name: 'own-part' }).closest('tr')).toHaveTextContent(
      'own-partISCHolds them',
    )
  })

  it('shows no empty table', () => {
    const document = testDocument<ThirdPartyLicences>({ title: 'Third-party licences', licences: [] })
    renderInSite(<ThirdPartyLicencesView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
