import { readBuildIdentity } from '../src/build/buildIdentity'
import { publishedRelease, releaseState } from '../src/core/releases/publishedRelease'
import { BuiltFilesError, readBuiltForms, type BuiltForms } from '../src/functions/builtForms'
import { readBuiltSurveys, type BuiltSurvey } from '../src/functions/builtSurveys'
import type { Log } from '../src/functions/log'
import { readBuild, type Build } from './build'
import { StartError } from './startError'

/** A built site as the server reads it: its files and headers, and what its pages say about their forms. */
export type ServedSite = { build: Build; forms: BuiltForms; surveys: readonly BuiltSurvey[] }

/** Reads a built site from a folder. Throws a StartError or a BuiltFilesError for one that is not complete. */
export const readServedSite = (folder: string): ServedSite => ({
  build: readBuild(folder),
  forms: readBuiltForms(folder),
  surveys: readBuiltSurveys(folder),
})

/**
 * A function that gives the site to serve: the release that the publisher has published last, read once for each, or the
 * build as long as nothing has been published on it. The same object until another release is published. A release
 * that cannot be read is logged, and the site stays as it was. Throws as readServedSite does for the build.
 */
export function publishedSite(projectDir: string, log: Log): () => ServedSite {
  let version: string | undefined
  let site: ServedSite | undefined

  /** The releases of an earlier build wait for the publisher, which begins anew with this one. */
  const isOfThisBuild = (folder: string): boolean =>
    releaseState(folder)?.build === JSON.stringify(readBuildIdentity(projectDir))

  return () => {
    const release = publishedRelease(projectDir)
    if (site && release?.version === version) return site
    version = release?.version
    try {
      if (release && isOfThisBuild(release.folder)) site = readServedSite(release.folder)
    } catch (error) {
      if (!(error instanceof BuiltFilesError || error instanceof StartError)) throw error
      log.error('What was published cannot be served', error)
    }
    site ??= readServedSite(projectDir)
    return site
  }
}

/** The forms of the site that is served at the moment of each question. */
export const formsOf = (site: () => ServedSite): BuiltForms => ({
  strings: (locale) => site().forms.strings(locale),
  get disallowedEmailDomains() {
    return site().forms.disallowedEmailDomains
  },
  addedBy: (path, form) => site().forms.addedBy(path, form),
  rulesOf: (path, form) => site().forms.rulesOf(path, form),
  titleOf: (path) => site().forms.titleOf(path),
})
