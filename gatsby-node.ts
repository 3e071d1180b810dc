import type { GatsbyNode } from 'gatsby'
import {
  completeCodePage,
  createAllSlicesPages,
  createPages as createPlannedPages,
} from './src/build/createPages'
import { copyPublicFiles } from './src/build/publicFiles'
import { writeRedirectsFile } from './src/build/redirectsFile'
import { writeSiteDataFiles } from './src/build/siteDataFiles'

export const createPages: GatsbyNode['createPages'] = (api) => {
  createPlannedPages(api)
  createAllSlicesPages(api)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = (api) => completeCodePage(api)

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (api) => {
  writeSiteDataFiles(api)
  writeRedirectsFile(api)
  copyPublicFiles()
}
