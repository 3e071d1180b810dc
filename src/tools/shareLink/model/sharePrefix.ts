/** The part of an address behind `#` that holds shared work: it is sent to no server. */
export const sharePrefix = '#shared='

/** Whether the hash of an address shares work. */
export const hasShared = (hash: string): boolean => hash.startsWith(sharePrefix)
