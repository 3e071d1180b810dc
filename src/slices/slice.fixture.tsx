import type { SharedSlice } from '@prismicio/client'
import { act, type RenderResult } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RelatedDataProvider } from '../content/site/RelatedDataContext'
import { renderInSite } from '../content/site/site.fixture'
import { isRecord } from '../core/values/record'
import { exampleScenes } from '../design/productScreens/exampleScenes.fixture'
import type { SliceProps } from './sliceProps'

type Primary = Record<string, unknown>

/** The mock of a variation, as the content repository sends it; `primary` replaces some of its fields. */
function mockOf<Slice extends SharedSlice>(
  mocks: readonly { variation: string; primary: object }[],
  variation: Slice['variation'],
  primary: Primary,
): Slice {
  const mock = mocks.find((entry) => entry.variation === variation)
  if (!mock) throw new Error(`mocks.json has no variation ${variation}`)
  // TypeScript infers the type of JSON from its values; the generated types describe the same shape.
  return { ...mock, primary: { ...mock.primary, ...primary } } as unknown as Slice
}

/** Renders a variation of a slice from its mocks inside the English site. */
export function renderSlice<Slice extends SharedSlice>(
  Component: ComponentType<SliceProps<Slice>>,
  mocks: readonly { variation: string; primary: object }[],
  variation: Slice['variation'] = 'default',
  primary: Primary = {},
): RenderResult {
  return renderInSite(
    <RelatedDataProvider relatedData={{ scenes: exampleScenes }}>
      <Component slice={mockOf<Slice>(mocks, variation, primary)} index={1} />
    </RelatedDataProvider>,
  )
}

/** Renders a slice whose fields are all empty, as the content API sends empty fields. */
export function renderEmptySlice<Slice extends SharedSlice>(
  Component: ComponentType<SliceProps<Slice>>,
  mocks: readonly { variation: string; primary: object }[],
  variation: Slice['variation'] = 'default',
): RenderResult {
  const { primary } = mockOf<Slice>(mocks, variation, {})
  const empty = Object.fromEntries(Object.entries(primary).map(([key, value]) => [key, emptied(value)]))
  return renderSlice(Component, mocks, variation, empty)
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (!isRecord(value)) return null
  return 'link_type' in value ? { link_type: 'Any' } : {}
}

/** Levels of the headings in their order: `[2, 3, 3]`. */
export const headingLevels = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName.slice(1)))

/** Waits until the scenes are loaded, each of which is a separate chunk. */
export const scenesLoaded = (): Promise<void> => act(async () => {})
