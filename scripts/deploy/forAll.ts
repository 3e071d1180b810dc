import pLimit from 'p-limit'
import type { DeployOptions } from './deployOptions'

/** Requests at a time. */
const concurrency = 16

/** Runs `each` for all items, some at a time, and says how far it is. Rejects with the first error. */
export async function forAll<Item>(
  items: readonly Item[],
  what: string,
  { say }: Pick<DeployOptions, 'say'>,
  each: (item: Item) => Promise<void>,
): Promise<void> {
  let done = 0
  await pLimit(concurrency).map([...items], async (item) => {
    await each(item)
    done += 1
    if (done % 500 === 0) say(`  ${what}: ${done} of ${items.length}`)
  })
}
