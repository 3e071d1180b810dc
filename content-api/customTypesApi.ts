/** What writes in Prismic's Custom Types API, on the models of the embedded repository. */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRecord } from '../src/core/values/record'
import type { Json } from './json'
import { modelProblems } from './models'
import { digest, type Model, type Repository } from './repository'
import { writeWhole } from './wholeFile'

/** Longest model in bytes. */
const maxBodyBytes = 512 * 1024

type Kind = 'customtypes' | 'slices'

/** Builds the application: `insert`, `update` and removal of custom types and of slices. Errors are texts. */
export function createCustomTypesApi(repository: Repository): Hono {
  const app = new Hono({ strict: false })
  app.onError((error, c) => c.json({ message: `The model could not be stored: ${error.message}` }, 500))

  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.text(`A model may have ${maxBodyBytes / 1024} KB.`, 413),
  })
  for (const kind of ['customtypes', 'slices'] as const) {
    const known = (id: string): Model | undefined =>
      (kind === 'customtypes' ? repository.customTypes : repository.sharedSlices).find((one) => one.id === id)

    const store = async (c: Context, mode: 'insert' | 'update'): Promise<Response> => {
      const model = (await c.req.json<Json>().catch(() => undefined)) ?? null
      const problems = modelProblems(kind, model)
      if (problems.length > 0 || !isModel(model)) return c.text(problems.join('\n'), 400)
      const earlier = known(model.id)
      if (mode === 'insert' && earlier) return c.text(`There is a model with the id "${model.id}".`, 409)
      if (mode === 'update' && !earlier) return c.text(`There is no model with the id "${model.id}".`, 422)
      // Prismic's clients name no version, and the last write counts, as there.
      const named = c.req.header('if-match')
      if (earlier && named !== undefined && named !== modelEtag(earlier)) {
        c.header('ETag', modelEtag(earlier))
        return c.text(`The model "${model.id}" was changed since the version that If-Match names.`, 409)
      }
      const file = fileOf(repository, kind, model)
      if (mode === 'insert' && existsSync(file)) return c.text(`"${String(model['name'])}" is taken.`, 409)
      writeWhole(file, `${JSON.stringify(model, null, 2)}\n`)
      // A slice with a new name is in a new folder.
      const old = earlier && fileOf(repository, kind, earlier)
      if (old !== undefined && old !== file) remove(old)
      repository.reload()
      c.header('ETag', modelEtag(model))
      return mode === 'insert' ? c.body(null, 201) : c.body(null, 204)
    }
    app.use(`/${kind}/*`, limit)
    app.post(`/${kind}/insert`, (c) => store(c, 'insert'))
    app.post(`/${kind}/update`, (c) => store(c, 'update'))
    app.delete(`/${kind}/:id`, (c) => {
      const id = c.req.param('id')
      const model = known(id)
      if (!model) return c.text(`There is no model with the id "${id}".`, 404)
      const users = repository.documents.filter(({ type }) => kind === 'customtypes' && type === id)
      if (users.length > 0) return c.text(`The type "${id}" has ${users.length} documents.`, 400)
      remove(fileOf(repository, kind, model))
      repository.reload()
      return c.body(null, 204)
    })
  }
  return app
}

/** The version of a model. */
export const modelEtag = (model: Model): string => `"${digest(model)}"`

const isModel = (value: Json): value is Model => isRecord(value) && typeof value['id'] === 'string'

/** `modelProblems` has checked both names: neither has a separator. */
const fileOf = ({ root }: Repository, kind: Kind, model: Model): string =>
  kind === 'customtypes'
    ? join(root, 'customtypes', model.id, 'index.json')
    : join(root, 'src', 'slices', String(model['name']), 'model.json')

/** Removes the model; its folder stays while the code of a slice is in it. */
function remove(file: string): void {
  rmSync(file, { force: true })
  const folder = dirname(file)
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
