/** A visitor who opens pages at a steady pace while others send their load. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two pages. */
const pace = 50

export type Visit = { milliseconds: number[]; problems: string[] }

const agent = new Agent({ keepAlive: true })

function open(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'x-forwarded-for': '203.0.113.1' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/**
 * Opens the pages in turn until `isOver` says so. A page that takes longer than the pace delays none of the next, so that a
 * server that stalls is measured as often as one that does not.
 */
export async function visitPages(
  origin: string,
  pages: readonly string[],
  isOver: () => boolean,
): Promise<Visit> {
  const milliseconds: number[] = []
  const problems = new Set<string>()
  const open_: Promise<void>[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    const page = pages[turn % pages.length] ?? '/en'
    const started = performance.now()
    open_.push(
      open(origin + page).then(
        (status) => {
          milliseconds.push(performance.now() - started)
          if (status !== 200) problems.add(`${page} responded with ${String(status)}`)
        },
        (error: unknown) => void problems.add(`${page}: ${String(error)}`),
      ),
    )
    await sleep(pace)
  }
  await Promise.all(open_)
  return { milliseconds, problems: [...problems] }
}
