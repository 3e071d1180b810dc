import { locales } from '../../../locales.config'
import { hidesChat } from './hiddenPaths'

const hidden = [
  'explore-product',
  'explore-product-2',
  'expense-report-roi-calculator',
  'for-construction-companies',
  'qualification',
]

it.each(locales)('in $urlCode the chat is hidden on five pages, and only there', ({ urlCode }) => {
  for (const page of hidden) {
    expect([page, hidesChat(`/${urlCode}/${page}`)]).toEqual([page, true])
    expect([page, hidesChat(`/${urlCode}/${page}/?a=b`)]).toEqual([page, true])
    expect([page, hidesChat(`/${urlCode}/${page}/more`)]).toEqual([page, false])
  }
  for (const page of ['', '/explore-product-3', '/lp/qualification'])
    expect([page, hidesChat(`/${urlCode}${page}`)]).toEqual([page, false])
})
