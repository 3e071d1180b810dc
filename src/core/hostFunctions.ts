/** False in a build for a host that only serves files. Undefined outside of a build. */
declare const HOST_HAS_FUNCTIONS: boolean | undefined

/** True in a build for a host that only serves files (`FUNCTIONS=off`): nothing is at `/api`. */
export const isBuiltWithoutFunctions = typeof HOST_HAS_FUNCTIONS !== 'undefined' && !HOST_HAS_FUNCTIONS
