import type { Example } from '../example'
import { Accordion } from '.'

const items = [
  { title: 'Who issues the cards?', content: <p>A licensed partner of ours, under its own licence.</p> },
  {
    title: 'How long does it take to start?',
    content: <p>Most teams pay with their first card on the same day.</p>,
  },
]

export const examples: Example[] = [
  { title: 'Questions', element: <Accordion items={items} /> },
  { title: 'Questions in the outline of the page', element: <Accordion items={items} headingLevel={3} /> },
  {
    title: 'Groups, the first of them open, with what each comes to',
    element: (
      <Accordion
        headingLevel={3}
        items={[
          {
            title: 'United Kingdom',
            summary: 'Car: £0.55 per mile',
            isOpen: true,
            content: <p>Since April.</p>,
          },
          { title: 'Donaudampfschifffahrtsland', summary: 'Auto: 0,50 € je km', content: <p>Seit Juli.</p> },
        ]}
      />
    ),
  },
]
