/** @jest-environment node */
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { lazyPart, loadLazyParts } from './lazyPart'

const part = (text: string) => lazyPart(() => Promise.resolve({ default: () => <p>{text}</p> })).Part

it('is in the first HTML of a page, also of one that is rendered at once, when all parts were loaded before', async () => {
  const Early = part('early')
  const render = () =>
    renderToString(
      <Suspense fallback="waits">
        <Early />
      </Suspense>,
    )
  await loadLazyParts()
  expect(render()).toContain('<p>early</p>')
})

it('is missing there without that', () => {
  const Late = part('late')
  const html = renderToString(
    <Suspense fallback="waits">
      <Late />
    </Suspense>,
  )
  expect(html).toContain('waits')
  expect(html).not.toContain('<p>')
})
