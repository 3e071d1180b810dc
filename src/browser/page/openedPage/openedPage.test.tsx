/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { staticPageFileOf } from '../../../gatsby/openedPage/file.fixture'
import { StaticContentEffects } from '../StaticPage'
import { openedPage } from '.'

const ended = '<p data-ends="2024-05-01T10:00:00Z">Ended</p>'
const coming = '<p data-ends="2999-05-01T10:00:00Z">Coming</p>'
const html = staticPageFileOf('/de/faq', { main: ended + coming, ownStyles: '.own1{top:0;}' })
const opened = () => {
  const page = openedPage(html)
  if (!page) throw new Error('The fixture is not a static page')
  return page
}

it('the styles of an opened page are there while it is shown, and what is over since the build is marked', () => {
  const page = opened()
  const own = () =>
    [...document.querySelectorAll('style')].filter((style) => style.textContent === '.own1{top:0;}')
  const { unmount, container } = render(
    <>
      <main id="main" dangerouslySetInnerHTML={page.content.html} />
      <StaticContentEffects content={page.content} />
    </>,
  )
  expect(own()).toHaveLength(1)
  const isOver = [...container.querySelectorAll('p')].map(({ dataset }) => 'over' in dataset)
  expect(isOver).toEqual([true, false])
  unmount()
  expect(own()).toHaveLength(0)
})

it('the head of an opened page is that of its file, with the language of the document', () => {
  const shown = jest.fn<void, [readonly Element[]]>()
  opened().showHead(shown, '/de/faq')
  expect(shown.mock.calls[0]?.[0].map(({ outerHTML }) => outerHTML)).toEqual([
    '<html lang="de-DE"></html>',
    '<title data-gatsby-head="true">Page &amp; more</title>',
    '<link rel="canonical" href="https://www.outlay.example/de/faq" data-gatsby-head="true">',
    '<script type="application/ld+json" data-gatsby-head="true">{"@type":"FAQPage"}</script>',
  ])
})
