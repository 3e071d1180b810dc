/** Gatsby's entry of the browser bundle, in place of its production-app.js. */
import templates from '../browserBundle/templateTable'
import { startApplication } from './start'
import * as hooks from '$site/gatsby-browser'
import matchPaths from '$virtual/match-paths.json'

// In a task of its own: on a phone the evaluation of the modules alone takes as long as one should.
setTimeout(() => void startApplication({ hooks, templates, matchPaths }))
