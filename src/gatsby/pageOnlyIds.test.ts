import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageOnlyFolders } from './pageOnlyIds'

/** Rooms whose components are added to a page that is shown already. */
const rooms = ['browser/chat', 'browser/survey', 'leads/forms', 'design/layout', 'design/lists']

it('nothing that is added to a page later uses the components of page content', () => {
  const sources = rooms.flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(?:test|fixture))\.tsx$/.test(file))
      .map((file) => `src/${room}/${file}`),
  )
  expect(sources.length).toBeGreaterThan(20)
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, from = '']) => path.posix.join(path.posix.dirname(file), from))
      .filter((from) => pageOnlyFolders.some((folder) => `${from}/`.startsWith(`src/${folder}/`)))
      .map((from) => `${file}: ${from}`),
  )
  expect(uses).toEqual([])
})
