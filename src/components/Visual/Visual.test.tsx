/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { Visual, visualKinds } from '.'

it.each(visualKinds)('draws %s without a word of any language, in at most 3.5 KB', async (kind) => {
  const { container } = render(<Visual kind={kind} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  for (const text of container.querySelectorAll('text')) expect(text.textContent).toMatch(/^(Outlay|\d+)$/)
  expect(container.querySelector('svg')?.outerHTML.length).toBeLessThan(3500)
})

it('renders nothing for none', () => {
  const { container } = render(
    <>
      <Visual kind="none" />
      <Visual kind={undefined} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})
