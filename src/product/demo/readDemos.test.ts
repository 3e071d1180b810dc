import { locales } from '../../../locales.config'
import { readMarkets } from '../../content/cms/markets'
import { readProductScreens } from '../../content/cms/productScreens'
import { documentsOfType } from '../../content/cms/productScreens.fixture'
import { demoType, readDemos } from './readDemos'

it('a market that borrows pages has the demo of the default locale with its own amounts; another language has none', () => {
  const demos = documentsOfType(demoType).filter(({ lang }) => lang === 'en-gb')
  const { productScreens } = readProductScreens(documentsOfType('product_screens'))
  const { markets } = readMarkets(
    ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
    locales,
  )
  const read = readDemos({ documents: demos, markets, productScreens })
  expect([...read.keys()].sort()).toEqual(['ee', 'en', 'ie', 'lu'])
  expect(JSON.stringify(read.get('ie')?.amountFormat)).toContain('€')
})
