/** Address of a locale's shared data; without a digest it is the file of `gatsby develop`. */
export const siteDataPath = (urlCode: string, digest?: string): string =>
  `/site-data/${urlCode}${digest ? `.${digest}` : ''}.json`
