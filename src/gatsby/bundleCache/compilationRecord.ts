import type { Stats } from 'webpack'
import { z } from 'zod'

const chunkSchema = z.object({
  hash: z.string().optional(),
  files: z.array(z.string()),
  reason: z.string().optional(),
})

const chunkGroupSchema = z.object({
  name: z.string().optional(),
  chunks: z.array(chunkSchema),
  /** Chunk groups that this one loads, by their place in the list. */
  children: z.array(z.number()),
  /** Whether each of its origins is Gatsby's table of templates. */
  isOfTemplateTable: z.array(z.boolean()),
})

/** What is read of webpack's statistics after a compilation: by Gatsby, and by src/build/browserFiles.ts. */
export const compilationRecordSchema = z.object({
  hash: z.string(),
  json: z.record(z.string(), z.unknown()),
  assets: z.array(z.string()),
  chunkGroups: z.array(chunkGroupSchema),
})

export type CompilationRecord = z.infer<typeof compilationRecordSchema>

/** By a part of its path Gatsby tells its table of templates from the other modules. */
const templateTable = 'async-requires'

/** Records a compilation that has passed. */
export function recordOf(stats: Stats): CompilationRecord {
  const { compilation } = stats
  const groups = [...compilation.chunkGroups]
  return {
    hash: stats.hash ?? '',
    json: {
      ...stats.toJson({ all: false, hash: true, chunkGroups: true, cachedAssets: true, assets: true }),
      // Without these Gatsby would show the warnings of a compilation only once.
      ...stats.toJson({ all: false, warnings: true }),
    },
    assets: compilation.getAssets().map(({ name }) => name),
    chunkGroups: groups.map((group) => ({
      name: group.name ?? undefined,
      chunks: group.chunks.map((chunk) => ({
        hash: chunk.hash ?? undefined,
        files: [...chunk.files],
        reason: chunk.chunkReason ?? undefined,
      })),
      children: [...group.childrenIterable].map((child) => groups.indexOf(child)),
      isOfTemplateTable: group.origins.map(
        ({ module }) => module?.identifier().includes(templateTable) ?? false,
      ),
    })),
  }
}

/** A chunk group as far as Gatsby reads it. */
type ChunkGroup = {
  name: string | undefined
  chunks: { hash: string | undefined; files: Set<string>; chunkReason: string | undefined }[]
  origins: { module: { identifier: () => string } }[]
  childrenIterable: ChunkGroup[]
  /** Preloaded and prefetched chunks. Of them the site has none. */
  getChildrenByOrders: () => Record<string, never>
}

/**
 * Statistics with what was recorded, for those that read them when nothing is compiled, and when what was compiled need not be
 * in memory any longer.
 */
export function statsOf({ hash, json, assets, chunkGroups }: CompilationRecord): Stats {
  const groups = chunkGroups.map(({ name, chunks, isOfTemplateTable }): ChunkGroup => ({
    name,
    chunks: chunks.map((chunk) => ({
      hash: chunk.hash,
      files: new Set(chunk.files),
      chunkReason: chunk.reason,
    })),
    origins: isOfTemplateTable.map((isTable) => ({
      module: { identifier: () => (isTable ? templateTable : '') },
    })),
    childrenIterable: [],
    getChildrenByOrders: () => ({}),
  }))
  chunkGroups.forEach(({ children }, index) => {
    groups[index]?.childrenIterable.push(...children.flatMap((child) => groups[child] ?? []))
  })
  const stats = {
    hash,
    hasErrors: () => false,
    hasWarnings: () => Array.isArray(json['warnings']) && json['warnings'].length > 0,
    toJson: () => json,
    compilation: {
      // Without a compiler above it, modules and entries, in which Gatsby looks for static queries: the site has none.
      compiler: {},
      entries: new Map(),
      modules: new Set(),
      errors: [],
      warnings: [],
      chunkGroups: groups,
      getAssets: () => assets.map((name) => ({ name })),
    },
  }
  return stats as unknown as Stats
}
