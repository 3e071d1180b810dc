/**
 * Content of other sites that a page may show in a frame, from the address that people copy. What a frame shows is made
 * here, without asking the provider and without its markup.
 */
export type Embed = {
  embed_url: string
  type: 'video'
  version: '1.0'
  provider_name: string
  title: string | null
  html: string
}

type Provider = {
  name: string
  hosts: readonly string[]
  /** The address for a frame, on a host of the provider; undefined when the address names nothing to show. */
  frame: (address: URL) => string | undefined
}

const id = /^[\w-]+$/

const matched = (text: string | null | undefined): string | undefined =>
  text && id.test(text) ? text : undefined

const partOf = ({ pathname }: URL, before: string): string | undefined =>
  pathname.startsWith(before) ? matched(pathname.slice(before.length).replace(/\/$/, '')) : undefined

const at = (prefix: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : `${prefix}${name}`

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'],
    frame: (address) =>
      at(
        'https://www.youtube.com/embed/',
        address.hostname === 'youtu.be'
          ? partOf(address, '/')
          : (matched(address.searchParams.get('v')) ?? partOf(address, '/embed/')),
      ),
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame: (address) =>
      at('https://player.vimeo.com/video/', partOf(address, '/video/') ?? partOf(address, '/')),
  },
  {
    name: 'Loom',
    hosts: ['www.loom.com', 'loom.com'],
    frame: (address) =>
      at('https://www.loom.com/embed/', partOf(address, '/share/') ?? partOf(address, '/embed/')),
  },
  {
    name: 'Outlay Video',
    hosts: ['video.outlay.example'],
    frame: (address) =>
      at('https://video.outlay.example/embed/', partOf(address, '/watch/') ?? partOf(address, '/embed/')),
  },
]

const names = providers.map(({ name }) => name).join(', ')

/** The embed of an address, or why there is none. */
export function embedOf(written: string): { embed: Embed } | { problem: string } {
  const text = written.trim()
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    return { problem: `“${text}” is not an address that begins with https://.` }
  const address = new URL(text)
  const provider = providers.find(({ hosts }) => hosts.includes(address.hostname))
  if (!provider)
    return { problem: `Content of ${address.hostname} cannot be shown. Pages show content of ${names}.` }
  const frame = provider.frame(address)
  if (frame === undefined)
    return {
      problem: `This address of ${provider.name} names no video. Copy the address of the video itself.`,
    }
  const { hostname } = new URL(frame)
  return {
    embed: {
      // A page shows a frame only of the host that it embeds.
      embed_url: address.hostname === hostname ? text : frame,
      type: 'video',
      version: '1.0',
      provider_name: provider.name,
      title: null,
      html: `<iframe src="${frame}"></iframe>`,
    },
  }
}
