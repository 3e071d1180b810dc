import { useEffect } from 'react'
import { useSite } from '../../content/site/SiteContext'
import { mainElementId } from '../../design/layout/PageLayout'
import { startIslandsOf } from './islandsCode'

/** Starts the islands that the server has rendered, and ends them when the visitor leaves their page. */
export function IslandsHost() {
  const site = useSite()
  useEffect(() => {
    const page = document.getElementById(mainElementId)
    return page ? startIslandsOf(page, site) : undefined
  }, [site])
  return null
}
