import type { Chunk, Compilation, Compiler } from 'webpack'

/** Digests in the names of chunks by the chunk's id. */
export type ChunkDigests = Readonly<Record<string, string>>

/** Where chunks leave the digests of those that they import: a global, since they may run before webpack's runtime. */
const place = 'globalThis.webpackChunkDigests'

/** The table of all chunks in webpack's runtime, before it is minified. */
const table = /\{(?:"?\d+"?:"\w+",?)+\}(?=\[chunkId\])/g

/** The chunks that the code of a chunk imports itself. */
function importedBy(chunk: Chunk, { chunkGraph }: Compilation): Set<Chunk> {
  const imported = new Set<Chunk>()
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    const blocks = [...module.blocks]
    for (let block = blocks.pop(); block; block = blocks.pop()) {
      blocks.push(...block.blocks)
      for (const one of chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) imported.add(one)
    }
  }
  return imported
}

/**
 * Which of all digests belong to the runtime, and which to each chunk besides: those of the chunks that it imports. Where chunks
 * import each other the digests are in the runtime, since none of the two names could have been made first. `imports` has the
 * ids of imported chunks by the id of the chunk, `initial` those that are loaded with the runtime.
 */
export function placesOfDigests(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  initial: ReadonlySet<string>,
): { runtime: Set<string>; chunks: Map<string, Set<string>> } {
  const runtime = new Set([...initial].flatMap((id) => [...(imports.get(id) ?? [])]))
  const chunks = new Map<string, Set<string>>()
  const done = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string): void => {
    if (done.has(id)) return
    done.add(id)
    open.add(id)
    for (const other of imports.get(id) ?? []) {
      if (initial.has(other) || runtime.has(other)) continue
      if (open.has(other)) {
        runtime.add(other)
        continue
      }
      chunks.set(id, (chunks.get(id) ?? new Set()).add(other))
      visit(other)
    }
    open.delete(id)
  }
  for (const id of imports.keys()) if (!initial.has(id)) visit(id)
  return { runtime, chunks }
}

const pick = (digests: ChunkDigests, ids: ReadonlySet<string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(digests).filter(([id]) => ids.has(id))))

/** Takes the table in the runtime apart. Throws when it is not what webpack is known to write. */
function splitTable(compilation: Compilation, { webpack }: Compiler): void {
  const { ConcatSource, ReplaceSource } = webpack.sources
  const chunks = [...compilation.chunks]
  const runtimeChunk = chunks.find((chunk) => chunk.hasRuntime())
  const [runtimeFile] = [...(runtimeChunk?.files ?? [])].filter((file) => file.endsWith('.js'))
  const asset = runtimeFile === undefined ? undefined : compilation.getAsset(runtimeFile)
  const [found, ...more] = String(asset?.source.source() ?? '').matchAll(table)
  if (!asset || !found || more.length > 0)
    throw new Error(
      'webpack writes its table of chunks in another way than src/gatsby/browserBundle/chunkNames.ts knows.',
    )
  const digests = JSON.parse(found[0]) as ChunkDigests
  const initial = new Set(chunks.filter((chunk) => chunk.canBeInitial()).map(({ id }) => String(id)))
  const imports = new Map(
    chunks.map((chunk) => [
      String(chunk.id),
      new Set([...importedBy(chunk, compilation)].map(({ id }) => String(id))),
    ]),
  )
  const { runtime, chunks: ofChunks } = placesOfDigests(imports, initial)
  const placed = new Set([...runtime, ...[...ofChunks.values()].flatMap((ids) => [...ids])])
  const missing = Object.keys(digests).filter((id) => !placed.has(id))
  if (missing.length > 0) throw new Error(`No chunk imports the chunks ${missing.join(', ')}.`)

  compilation.updateAsset(asset.name, (source) => {
    const replaced = new ReplaceSource(source)
    const { index } = found
    replaced.replace(index, index + found[0].length - 1, `({...${pick(digests, runtime)},...${place}})`)
    return replaced
  })
  for (const chunk of chunks) {
    const ids = ofChunks.get(String(chunk.id))
    if (!ids) continue
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue
      compilation.updateAsset(
        file,
        (source) => new ConcatSource(source, `\n;${place}={...${place},...${pick(digests, ids)}};`),
      )
    }
  }
}

/**
 * Leaves in webpack's runtime, which every page loads, the names of the chunks that the application imports itself. Every other
 * chunk brings those of the chunks that only its own code imports.
 */
export const shareOutChunkNames = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkNames', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before the minifier, and before the names of files follow from their content.
        { name: 'ChunkNames', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => splitTable(compilation, compiler),
      )
    })
  },
}
