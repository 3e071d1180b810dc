/**
 * What builds keep for later ones: bundles and compressed scripts, each found by what it is made of. With the packages, so that a
 * copy of the project that links them finds those of the project, and `npm ci` empties it.
 */
export const buildCacheFolder = 'node_modules/.cache/site'
