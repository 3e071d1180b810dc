/** What clients of Prismic write with: the Migration, Asset and Custom Types APIs, on one origin. */
import { Hono } from 'hono'
import type { AccessControl } from './access'
import { createAssetApi } from './assetApi'
import { AssetFiles } from './assetFiles'
import { createCustomTypesApi } from './customTypesApi'
import { createMigrationApi } from './migrationApi'
import type { Repository } from './repository'
import { isCrossOrigin } from './requests'

export type WritingOptions = {
  repository: Repository
  origin: string
  /** Decides who may write. Reading media and their tags is for the same. */
  access: AccessControl
  /** Where replaced versions of published documents are kept. */
  history?: string
}

/** Of the Migration and the Asset API. Models are read by everyone who may read documents; app.ts sees to it. */
const paths = ['/documents', '/documents/*', '/migration-release/*', '/assets', '/assets/*', '/tags']

/** Builds the application. Its addresses are those of Prismic's three hosts, which have no path in common. */
export function createWriting({ repository, origin, access, history }: WritingOptions): Hono {
  const app = new Hono({ strict: false })
  const assets = new AssetFiles(repository.contentFolder)
  for (const path of ['/customtypes/*', '/slices/*']) {
    app.use(path, async (c, next) =>
      ['GET', 'HEAD'].includes(c.req.method) || !isCrossOrigin(c) ? next() : refusal(),
    )
  }
  for (const path of paths) {
    app.use(path, async (c, next) => {
      if (isCrossOrigin(c)) return refusal()
      // Reading media and tags is for those who may write too; app.ts sees to what writes.
      access.checkWriting(c)
      return next()
    })
  }
  app.route('/', createMigrationApi({ repository, assets, ...(history === undefined ? {} : { history }) }))
  app.route('/', createAssetApi({ files: assets, origin }))
  app.route('/', createCustomTypesApi(repository))
  return app
}

function refusal(): Response {
  const message = 'Pages of other sites cannot write here.'
  return Response.json({ error: message, message }, { status: 403 })
}
