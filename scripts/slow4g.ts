/** Slow 4G as Lighthouse simulates it: in ms, and bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
