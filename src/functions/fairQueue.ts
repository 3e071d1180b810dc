import { setTimeout as sleep } from 'node:timers/promises'
import { errorOf } from '../core/values/error'

/** Thrown when as many requests wait as there may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export type FairQueue = {
  /**
   * Runs a task of a client when its place in the queue has come, and gives its result. Rejects as the task does, and with QueueFullError,
   * before anything is run, when too many tasks wait.
   */
  run<Result>(client: string, task: () => Result | Promise<Result>): Promise<Result>
}

export type FairQueueOptions = {
  /** Tasks that may wait, in all and of one client. */
  waiting: { all: number; ofClient: number }
  /** Longest time that others wait for a task, in milliseconds. */
  turn?: number
  /** The clock, in milliseconds. */
  now?: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}

/** No pause is longer, in milliseconds: a task that waits for something else is not one that computes. */
const maxPause = 250

/** How long others wait for a task, in milliseconds: one that waits for the network goes on beside the next. */
const maxTaskTime = 2000

/**
 * Tasks that compute on the one thread of the server, one at a time, with a pause as long as each of them: whatever is asked
 * for, half of the time is left to everything else, and a page waits for one task at most. Clients are served round robin, so
 * that many requests of one delay none of another.
 */
export function fairQueue({
  waiting,
  turn = maxTaskTime,
  now = () => performance.now(),
  pause = sleep,
}: FairQueueOptions): FairQueue {
  const queues = new Map<string, (() => Promise<void>)[]>()
  let count = 0
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (;;) {
      const [client, queue] = queues.entries().next().value ?? []
      if (client === undefined || queue === undefined) break
      const task = queue.shift()
      // To the end of the line, so that the next one is another client's.
      queues.delete(client)
      if (queue.length > 0) queues.set(client, queue)
      count -= 1
      const started = now()
      await Promise.race([task?.(), sleep(turn, undefined, { ref: false })])
      await pause(Math.min(maxPause, Math.ceil(now() - started)))
    }
    isRunning = false
  }

  return {
    run(client, task) {
      const queue = queues.get(client) ?? []
      if (count >= waiting.all || queue.length >= waiting.ofClient)
        return Promise.reject(new QueueFullError('Too many requests wait'))
      return new Promise((resolve, reject) => {
        queue.push(async () => {
          try {
            resolve(await task())
          } catch (error) {
            reject(errorOf(error))
          }
        })
        queues.set(client, queue)
        count += 1
        if (!isRunning) void run()
      })
    },
  }
}

/** No part of a computation is followed by a longer pause, in milliseconds: a page is read within one. */
const maxYield = 20

/**
 * Divides a long computation: each call waits as long as the part before it took, up to 20 ms, so that a page that is asked
 * for meanwhile waits for one part and not for all of them.
 */
export function cooperativeYield({
  now = () => performance.now(),
  pause = sleep,
}: Pick<FairQueueOptions, 'now' | 'pause'> = {}): () => Promise<void> {
  let started = now()
  return async () => {
    await pause(Math.min(maxYield, Math.ceil(now() - started)))
    started = now()
  }
}
