/** @jest-environment jsdom */
import { readdirSync } from 'node:fs'
import { act } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import type { Example } from './example'

const components = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe.each(components)('%s in the workshop', (name) => {
  it('shows its states, none of them empty and no title twice', async () => {
    const { examples } = (await import(`./${name}/examples`)) as { examples: Example[] }
    expect(examples.length).toBeGreaterThan(0)
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length)
    for (const { element } of examples) {
      const { container, unmount } = renderInSite(<>{element}</>)
      // Drawings are their own chunks.
      await act(async () => {})
      expect(container).not.toBeEmptyDOMElement()
      unmount()
    }
  })
})
