/** Gatsby's entry of the browser bundle, in place of its production-app.js. */
import templates from '../browserBundle/templateTable'
import { startApplication } from './start'
import * as hooks from '$site/gatsby-browser'
import matchPaths from '$virtual/match-paths.json'

void startApplication({ hooks, templates, matchPaths })
