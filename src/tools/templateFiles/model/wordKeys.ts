/** The keys of the words of the files of the free templates. */
export const templateFileWordKeys = [] as const satisfies readonly string[]
