import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { hydratedClasses, shorterPage, shorterStyles } from './shorterPage'

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
  const shorter = shorterPage(html, styles)
  expect(classesOf(html, 'four')).toContain(id)
  expect(classesOf(shorter, 'four')).toEqual(classesOf(html, 'four').filter((name) => name !== id))
  expect(classesOf(shorter, 'four')).toHaveLength(1)
  expect(classesOf(shorter, 'one')).toContain('paragraph-base')
  expect(classesOf(shorter, 'frame')).toEqual(classesOf(shorter, 'four'))
  expect(classesOf(shorter, 'two')).toEqual(classesOf(html, 'two'))
})

it('an id in a selector stays, and so does everything else', () => {
  const { html, styles } = render()
  const shorter = shorterPage(html, styles)
  expect(shorter).toContain(`class="${Root.styledComponentId} `)
  const withoutMarks = (text: string) => text.replace(/ class="[^"]*"|<!--.*?-->/g, '')
  expect(withoutMarks(shorter)).toBe(withoutMarks(html))
})

it('texts are joined, except where React hydrates them', () => {
  const shorter = shorterPage(render().html, '')
  expect(shorter).toContain('five six')
  expect(shorter).toContain('seven<!-- --> <!-- -->eight')
  expect(shorter).toContain('nine<!-- --> <!-- -->ten')
})

it('the style sheet notes what React renders or may add: the frame, islands, components of others than pages, and the last one, which takes the rules before it', () => {
  const OnlyInMain = styled.em.withConfig({ componentId: 'aa0' })`
    font-weight: 700;
  `
  const InFrame = styled.b.withConfig({ componentId: 'aa1' })`
    font-weight: 600;
  `
  const InIsland = styled.i.withConfig({ componentId: 'aa2' })`
    font-weight: 500;
  `
  const OfModals = styled.s.withConfig({ componentId: 'Zz0' })`
    font-weight: 450;
  `
  const Last = styled.u.withConfig({ componentId: 'aa4' })`
    font-weight: 400;
  `
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <>
        <InFrame>frame</InFrame>
        <main id="main">
          <OnlyInMain>main</OnlyInMain>
          <div data-island="plans">
            <InIsland>island</InIsland>
          </div>
          <OfModals>main, and in a modal</OfModals>
          <Last>last</Last>
        </main>
      </>,
    ),
  )
  const [, styles = ''] = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags()) ?? []
  const shorter = shorterStyles(styles, hydratedClasses(html))
  const noted = (css: string) => [...css.matchAll(/\[id="([^"]+)"\]/g)].map(([, id]) => id)
  expect(noted(styles)).toEqual(['aa0', 'aa1', 'aa2', 'Zz0', 'aa4'])
  expect(noted(shorter)).toEqual(['aa1', 'aa2', 'Zz0', 'aa4'])
  const rules = (css: string) => css.match(/\{font-weight:\d+;\}/g)
  expect(rules(shorter)).toEqual(rules(styles))
})
