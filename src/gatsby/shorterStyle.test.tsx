import { renderToStaticMarkup } from 'react-dom/server'
import { withPageStyles } from './shorterStyle'

const head = [
  <style key="styled" data-styled="" dangerouslySetInnerHTML={{ __html: '.aBcDeF{top:0;}' }} />,
  <style key="global" dangerouslySetInnerHTML={{ __html: 'main{top:0}' }} />,
  <link key="print" rel="stylesheet" href="/print.css" />,
]

it.each([
  [
    { shared: '.aBcDeF{top:1px;}', own: '.a0{top:0}' },
    '<style data-styled="">.aBcDeF{top:1px;}</style><style>main{top:0}</style><style data-own="">.a0{top:0}</style>',
  ],
  [{ shared: '', own: '.a0{top:0}' }, '<style>main{top:0}</style><style data-own="">.a0{top:0}</style>'],
  [{ shared: '', own: '' }, '<style>main{top:0}</style>'],
])('the rules of the content come after all others: %j', (styles, expected) => {
  expect(renderToStaticMarkup(<>{withPageStyles(head, styles)}</>)).toBe(
    `${expected}<link rel="stylesheet" href="/print.css"/>`,
  )
})
