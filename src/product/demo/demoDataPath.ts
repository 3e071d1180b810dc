/** Address of the demo's content in a locale. Without a digest, so that no page depends on it. */
export const demoDataPath = (urlCode: string): string => `/demo-data/${urlCode}.json`
