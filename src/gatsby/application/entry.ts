/** Gatsby's entry of the browser bundle, in place of its production-app.js. */
import templates from '../browserBundle/templateTable'

/** Runs modules that are in the bundle in a task of their own. */
const inTask = <Module>(run: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    setTimeout(() => void run().then(resolve, reject))
  })

/** On a phone the evaluation of React, and that of the site's modules, each take as long as one task should. */
async function start(): Promise<void> {
  await inTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  const hooks = await inTask(() => import(/* webpackMode: "eager" */ '$site/gatsby-browser'))
  const { startApplication } = await inTask(() => import(/* webpackMode: "eager" */ './start'))
  await startApplication({ hooks, templates })
}

void start()
