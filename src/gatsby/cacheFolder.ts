/** Gatsby's folder of what a build may use again. It is deleted with the build, and by Gatsby when its own packages change. */
export const cacheFolder = '.cache'
