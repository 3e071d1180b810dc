import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { shorterPage } from './shorterPage'

const Plain = styled.p`
  color: red;
`
const Root = styled.div`
  display: grid;
`
const Child = styled.span`
  ${Root}:hover > & {
    color: blue;
  }
`

const page = (
  <>
    <header>
      <Plain>frame</Plain>
      {'nine'} {'ten'}
    </header>
    <main id="main">
      <Root>
        <Plain className="paragraph-base">one</Plain>
        <div data-island="plans">
          <div>
            <Plain>two</Plain>
          </div>
          {'seven'} {'eight'}
        </div>
        <Child>three</Child>
        <Plain>four</Plain>
        {'five'} {'six'}
      </Root>
    </main>
  </>
)

function render() {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(page))
  const [, styles = ''] = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags()) ?? []
  return { html, styles }
}

const classesOf = (html: string, text: string): string[] =>
  (new RegExp(`class="([^"]*)">${text}`).exec(html)?.[1] ?? '').split(' ')

it('an id that no rule names is left out, outside of islands', () => {
  const { html, styles } = render()
  const id = Plain.styledComponentId
  const { html: shorter } = shorterPage(html, styles)
  expect(classesOf(html, 'four')).toContain(id)
  expect(classesOf(shorter, 'four')).toEqual(classesOf(html, 'four').filter((name) => name !== id))
  expect(classesOf(shorter, 'four')).toHaveLength(1)
  expect(classesOf(shorter, 'one')).toContain('paragraph-base')
  expect(classesOf(shorter, 'frame')).toEqual(classesOf(shorter, 'four'))
  expect(classesOf(shorter, 'two')).toEqual(classesOf(html, 'two'))
})

it('an id in a selector stays, and so does everything else', () => {
  const { html, styles } = render()
  const { html: shorter, styles: shorterStyles } = shorterPage(html, styles)
  const [root = ''] = /(?<=<main id="main"><div class=")[^"]*/.exec(shorter) ?? []
  expect(shorterStyles.own).toContain(
    `.${root.split(' ')[0]}:hover>.${classesOf(shorter, 'three')[0]}{color:blue}`,
  )
  const withoutMarks = (text: string) => text.replace(/ class="[^"]*"|<!--.*?-->/g, '')
  expect(withoutMarks(shorter)).toBe(withoutMarks(html))
})

it('texts are joined, except where React hydrates them', () => {
  const { html: shorter } = shorterPage(render().html, '')
  expect(shorter).toContain('five six')
  expect(shorter).toContain('seven<!-- --> <!-- -->eight')
  expect(shorter).toContain('nine<!-- --> <!-- -->ten')
})

/** A page whose components have known ids. */
function renderMarked() {
  const OnlyInMain = styled.em.withConfig({ componentId: 'aa0' })<{ $size?: string }>`
    margin: ${({ $size = '0.5em' }) => $size}, 0.25em;
    content: 'a, b; 0.5';
    @media (min-width: 48em) {
      margin: 1em;
    }
  `
  const InFrame = styled.b.withConfig({ componentId: 'aa1' })`
    font-weight: 600;
  `
  const InIsland = styled.i.withConfig({ componentId: 'aa2' })`
    font-weight: 500;
  `
  const Other = styled.s.withConfig({ componentId: 'Zz0' })`
    font-weight: 450;
  `
  const Named = styled.u.withConfig({ componentId: 'aa4' })`
    font-weight: 400;
    ${OnlyInMain}:hover > &, ${Other} > & {
      font-weight: 350;
    }
  `
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <>
        <InFrame>frame</InFrame>
        <main id="main">
          <OnlyInMain className="a0 row">main</OnlyInMain>
          <OnlyInMain $size="2em">other</OnlyInMain>
          <div data-island="plans">
            <InIsland>island</InIsland>
          </div>
          <Other>in main</Other>
          <Named>last</Named>
        </main>
      </>,
    ),
  )
  const [, styles = ''] = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags()) ?? []
  return { html, styles, shorter: shorterPage(html, styles) }
}

it('the style sheet of styled-components keeps what React hydrates: the frame and islands', () => {
  const { html, styles, shorter } = renderMarked()
  const noted = (css: string) => [...css.matchAll(/\[id="([^"]+)"\]/g)].map(([, id]) => id)
  expect(noted(styles)).toEqual(['aa0', 'aa1', 'aa2', 'Zz0', 'aa4'])
  expect(noted(shorter.styles.shared)).toEqual(['aa1', 'aa2'])
  expect(shorter.styles.shared.match(/font-weight:\d+/g)).toEqual(['font-weight:600', 'font-weight:500'])
  for (const text of ['frame', 'island'])
    expect(classesOf(html, text)).toEqual(expect.arrayContaining(classesOf(shorter.html, text)))
})

it('rules of the content alone are plain, and their classes short in both: no class of the page has such a name', () => {
  const { shorter } = renderMarked()
  expect(classesOf(shorter.html, 'main<')).toEqual(['f0', 'b0', 'a0', 'row'])
  expect(classesOf(shorter.html, 'other')).toEqual(['f0', 'c0'])
  expect(classesOf(shorter.html, 'last')).toEqual(['e0'])
  expect(shorter.styles.own).toBe(
    ".b0{margin:.5em,.25em;content:'a, b; 0.5'}@media (min-width:48em){.b0{margin:1em}}" +
      ".c0{margin:2em,.25em;content:'a, b; 0.5'}@media (min-width:48em){.c0{margin:1em}}" +
      '.d0{font-weight:450}.e0{font-weight:400}.f0:hover>.e0,.g0>.e0{font-weight:350}',
  )
})
