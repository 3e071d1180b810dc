import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'

const secret = 'trial'

const resultSchema = z.object({
  outcome: z.string(),
  changed: z.array(z.string()).default([]),
  removed: z.array(z.string()).default([]),
  files: z.number().default(0),
  message: z.string().optional(),
})

/** Starts the publisher of a trial site and gives the address of its webhook once it is ready. */
export async function startTrialPublisher(
  site: string,
  variables: Record<string, string>,
): Promise<{ publisher: ChildProcess; url: string }> {
  const publisher = spawn(path.join(site, 'node_modules/.bin/tsx'), ['publisher/main.ts'], {
    cwd: site,
    env: {
      ...process.env,
      ...variables,
      NODE_ENV: 'production',
      PUBLISHER_PORT: '0',
      PUBLISHER_SECRET: secret,
    },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [publisher.stdout, publisher.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const ready = /POST (http:\S+)/.exec(output)?.[1]
        if (ready) resolve(ready)
      })
    }
    publisher.once('exit', () => reject(new Error(`The publisher ended:\n${output}`)))
  })
  return { publisher, url }
}

/** Publishes as the webhook of a repository does. Gives the result and the time until it came, in ms. */
export async function publish(url: string) {
  const begin = performance.now()
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ secret }) })
  const result = resultSchema.parse(await response.json())
  return { ...result, milliseconds: performance.now() - begin }
}
