import type { GatsbyNode } from 'gatsby'
import { shareBrowserFiles } from './src/build/browserFiles'
import { bundledCode, forgetBuildIdentity } from './src/build/buildIdentity'
import { writeCalendarFiles } from './src/build/calendarFiles'
import {
  completeCodePage,
  createAllSlicesPages,
  createPages as createPlannedPages,
} from './src/build/createPages'
import { answerOwnPagesOnly } from './src/build/developmentServer'
import { writeFilePages } from './src/build/filePages'
import { writeFormPages } from './src/build/formPages'
import { tellWhetherHostHasFunctions } from './src/build/hostFunctions'
import { writeIcons } from './src/build/icons'
import { writeLocaleData } from './src/build/localeData'
import { writePageQueries } from './src/build/pageQueries'
import { writePublicFiles } from './src/build/publicFiles'
import { writeRedirectsFile } from './src/build/redirectsFile'
import { keepEarlierReleases } from './src/build/releaseFiles'
import { writeRobots } from './src/build/robots'
import { writeSecurityTxt } from './src/build/securityTxt'
import { writeSitemaps } from './src/build/sitemaps'
import { writeExpectedTitles } from './src/build/socialImages/expectedTitles'
import { writeTemplateFiles } from './src/build/templateFiles'
import { environment } from './src/core/environment'
import { leaveOutUnused } from './src/gatsby/browserBundle'
import { shortenComponentIds } from './src/gatsby/browserBundle/componentIds'
import { reuseBundles } from './src/gatsby/bundleCache'
import { compileWithSwc } from './src/gatsby/compiler'
import { compileFunctionsOnce } from './src/gatsby/compiler/functionCompiler'
import { shortenRenderer } from './src/gatsby/compiler/rendererBundle'

const code = bundledCode(process.cwd())

/** After the hook of the source plugin, which has read the content: from here the last build is changed. */
export const onPreInit: GatsbyNode['onPreInit'] = (api) => {
  forgetBuildIdentity(process.cwd())
  code.digest()
  compileFunctionsOnce(api, code)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) => {
  leaveOutUnused(api)
  shareBrowserFiles(api)
  tellWhetherHostHasFunctions(api)
  compileWithSwc(api)
  shortenRenderer(api)
  reuseBundles(api, code)
}

export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = (api) => shortenComponentIds(api)

export const createPages: GatsbyNode['createPages'] = (api) => {
  createPlannedPages(api)
  createAllSlicesPages(api)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = (api) => completeCodePage(api)

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (api) => {
  writeLocaleData(api)
  writeFormPages(api)
  writePageQueries(api, process.cwd())
  writeCalendarFiles(api)
  writeRedirectsFile(api)
  writeExpectedTitles(api)
  await writeTemplateFiles(api)
  await writeFilePages(api)
  await writePublicFiles()
  await writeIcons()
}

export const onPostBuild: GatsbyNode['onPostBuild'] = (api) => {
  writeRobots()
  writeSecurityTxt(api)
  writeSitemaps(api)
  keepEarlierReleases(api)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) =>
  answerOwnPagesOnly(app, environment())
