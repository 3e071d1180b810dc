export const bannerFolder = '/consent/'

/** Address of a locale's banner. Without a digest, so that no page depends on its content. */
export const bannerPath = (urlCode: string): string => `${bannerFolder}${urlCode}.js`
