/** Gatsby plugin of the service worker: `/sw.js`, and the pages that it shows without a connection. */
import type { GatsbyNode } from 'gatsby'
import { writeServiceWorker } from '../../src/build/serviceWorker'

/** `isOff`: `/sw.js` removes the service workers of earlier builds, and pages register none. */
const isOff = (options: object): boolean => 'isOff' in options && options.isOff === true

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ isOff: Joi.boolean().required() })

/** Tells the code in the browser (src/browser/start/serviceWorker.ts). */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }, options) =>
  actions.setWebpackConfig({
    plugins: [plugins.define({ SERVICE_WORKER_IS_OFF: JSON.stringify(isOff(options)) })],
  })

export const onPostBuild: GatsbyNode['onPostBuild'] = (nodes, options) =>
  writeServiceWorker(nodes, { isOff: isOff(options) })
