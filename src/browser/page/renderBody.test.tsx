import { Suspense, lazy } from 'react'
import { renderBody } from './renderBody'

/** Texts in which letters of two, three and four bytes come to lie on every place of the renderer's buffer. */
const paragraphs = Array.from({ length: 400 }, (_, index) => `${'a'.repeat(index % 7)} Dänemark – für €5 🍋`)

it('letters of several bytes are written whole, without NUL characters', async () => {
  const html = await renderBody(
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={index} title={paragraph}>
          {paragraph}
        </p>
      ))}
    </>,
  )
  expect(html).toBe(paragraphs.map((text) => `<p title="${text}">${text}</p>`).join(''))
})

it('parts that come later are in the HTML', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { default: () => <p>late</p> }
  })
  const html = await renderBody(
    <Suspense fallback="…">
      <Late />
    </Suspense>,
  )
  expect(html).toContain('<p>late</p>')
  expect(html).not.toContain('…')
})

it('an error of a component rejects', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(renderBody(<Broken />)).rejects.toThrow('no data')
  await expect(
    renderBody(
      <Suspense fallback="…">
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('no data')
})

it('JSON in an attribute keeps its quotation marks, and means the same', async () => {
  const props = { text: `"yes", it's <b> & more &quot;`, href: '/a?b=1&c=2' }
  const html = await renderBody(<div data-island="plans" data-props={JSON.stringify(props)} title={'"'} />)
  expect(html).toContain(`data-props='{"text":"`)
  expect(html).toContain('title="&quot;"')
  const [, attribute = ''] = /data-props='([^']*)'/.exec(html) ?? []
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', '#x27': "'" }
  const json = attribute.replace(/&([^;]+);/g, (_, name: string) => characters[name] ?? '')
  expect(JSON.parse(json)).toEqual(props)
})

it('the announcer that nobody sees has no style', async () => {
  const html = await renderBody(<div id="gatsby-announcer" style={{ top: 0 }} aria-live="assertive" />)
  expect(html).toBe('<div id="gatsby-announcer" aria-live="assertive"></div>')
})

it('an attribute without quotation marks keeps its own', async () => {
  const html = await renderBody(<div data-island="plans" data-props="{}" />)
  expect(html).toContain(`data-props="{}"`)
})
