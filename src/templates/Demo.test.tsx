/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { DemoView } from './Demo'
import { richText, testDocument } from './document.fixture'

type Demo = Content.DemoDocument['data']

describe('DemoView', () => {
  it('shows the native demo form first, then how the demo runs and what comes after', () => {
    const document = testDocument<Demo>({
      title: 'See Outlay',
      agenda_title: 'How the half hour runs',
      agenda: [
        { minutes: '5', title: 'Your month', text: 'You describe it.' },
        { minutes: '10–15', title: 'The product', text: 'We set up a card.' },
      ],
      form_title: 'Choose a time',
      form_lead: 'Tell us where to reach you.',
      after_title: 'After the demo',
      after: richText('You receive a summary.'),
      slices: [],
    })
    const { container } = renderInSite(<DemoView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'See Outlay' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Choose a time',
      'How the half hour runs',
      'After the demo',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Your month' }).closest('li')).toHaveTextContent(
      '5 minutes',
    )
    expect(screen.getByText('10–15')).toBeInTheDocument()
    expect(container.querySelector('form')).toHaveFormValues({ form: 'demo' })
    expect(screen.getByText('You receive a summary.')).toBeInTheDocument()
  })

  it('keeps the form when everything else is empty', () => {
    const document = testDocument<Demo>({
      title: 'See Outlay',
      agenda_title: 'How the half hour runs',
      agenda: [],
      after_title: 'After the demo',
    })
    const { container } = renderInSite(<DemoView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(container.querySelector('form')).toBeInTheDocument()
  })
})
