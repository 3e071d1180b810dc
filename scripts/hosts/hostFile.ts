/** A file of a host's configuration, by its path in the folder for it. */
export type HostFile = { path: string; text: string }
