import type { GatsbyNode } from 'gatsby'
import { leaveOutUnused } from './src/build/browserBundle'
import {
  completeCodePage,
  createAllSlicesPages,
  createPages as createPlannedPages,
} from './src/build/createPages'
import { writeIcons } from './src/build/icons'
import { writeLocaleData } from './src/build/localeData'
import { writePublicFiles } from './src/build/publicFiles'
import { writeRedirectsFile } from './src/build/redirectsFile'
import { writeRobots } from './src/build/robots'
import { writeSitemaps } from './src/build/sitemaps'
import { writeSocialImages } from './src/build/socialImages'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) => leaveOutUnused(api)

export const createPages: GatsbyNode['createPages'] = (api) => {
  createPlannedPages(api)
  createAllSlicesPages(api)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = (api) => completeCodePage(api)

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (api) => {
  writeLocaleData(api)
  writeRedirectsFile(api)
  await writePublicFiles()
  await writeIcons()
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  writeRobots()
  writeSitemaps(api)
  await writeSocialImages(api)
}
