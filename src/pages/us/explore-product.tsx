import { ExploreProductView } from '../../templates/ExploreProduct'
import { codePageHead } from '../../us/codePageHead'
import { exploreProduct } from '../../us/explore-product'

export default function UsExploreProduct() {
  return <ExploreProductView document={exploreProduct} />
}

export const Head = codePageHead(exploreProduct)
