/** The worker's global object, which TypeScript knows only as that of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
