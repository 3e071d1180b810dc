/** Where a repository is reached: its content API and the three APIs that write. */

export type Addresses = {
  /** Name of the repository, sent with every write. */
  repository: string
  /** Up to and including `/api/v2`. */
  content: string
  migration: string
  assets: string
  types: string
}

export type AddressOptions = {
  repository?: string | undefined
  /** Another server than Prismic, with or without `/api/v2`; all APIs are there unless they are given. */
  endpoint?: string | undefined
  migrationEndpoint?: string | undefined
  assetEndpoint?: string | undefined
  typesEndpoint?: string | undefined
}

/** Gives all addresses, without slashes at their ends. Throws when they name no repository, or when one is invalid. */
export function addressesOf(options: AddressOptions): Addresses {
  const { repository, endpoint } = options
  for (const [name, value] of Object.entries(options)) {
    if (name !== 'repository' && value !== undefined && !/^https?:$/.test(protocolOf(value))) {
      throw new Error(`"${value}" is no address: it begins with http:// or https://.`)
    }
  }
  if (repository !== undefined && !/^[a-z0-9][a-z0-9-]*$/.test(repository)) {
    throw new Error(`"${repository}" is no name of a repository: it has letters a-z, digits and hyphens.`)
  }
  if (endpoint === undefined && repository === undefined) {
    throw new Error('Say which repository: --repository my-site, or --endpoint http://localhost:4400.')
  }
  const base = endpoint?.replace(/\/+$/, '').replace(/\/api\/v2$/, '')
  const address = (given: string | undefined, ofPrismic: string): string =>
    (given ?? base ?? ofPrismic).replace(/\/+$/, '')
  return {
    repository: repository ?? nameOf(endpoint ?? ''),
    content: base === undefined ? `https://${repository}.cdn.prismic.io/api/v2` : `${base}/api/v2`,
    migration: address(options.migrationEndpoint, 'https://migration.prismic.io'),
    assets: address(options.assetEndpoint, 'https://asset-api.prismic.io'),
    types: address(options.typesEndpoint, 'https://customtypes.prismic.io'),
  }
}

/** True for a host of Prismic, which answers to who has a token only. */
export const isOfPrismic = (address: string): boolean =>
  /(?:^|\.)prismic\.io$/.test(new URL(address).hostname)

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '')

/** A name for a repository that is only known by its address: `localhost-4400`. */
const nameOf = (endpoint: string): string => new URL(endpoint).host.replace(/[^a-z0-9-]+/g, '-')
