import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fieldsOf, isRecord } from '../../src/core/values/record'
import type { Browser, Key } from './browser'

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  ArrowRight: '\uE014',
  Home: '\uE011',
  Backspace: '\uE003',
}

/** The field in which WebDriver names an element. */
const elementField = 'element-6066-11e4-a52e-4f735466cecf'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Sends commands of WebDriver (https://www.w3.org/TR/webdriver2) to a driver. Rejects with what it answers. */
const commandsTo =
  (origin: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = fieldsOf(await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

async function started(driver: ChildProcess, send: ReturnType<typeof commandsTo>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended at its start')
    const status = await send('GET', '/status').catch(() => undefined)
    if (isRecord(status) && status['ready'] === true) return
    await setTimeout(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/**
 * WebKitGTK by its driver, on a screen of its own (Xvfb). It speaks WebDriver without BiDi, which no library in use here
 * does: selenium-webdriver does, but needs Node 22 or comes with 20 MB of programs for other drivers. Undefined without
 * the driver.
 */
export async function startWebKit(): Promise<Browser | undefined> {
  if (!programs.every((program) => existsSync(program))) return undefined
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', '-p', String(port)],
    {
      stdio: 'ignore',
      // A group of its own, so that it ends with its screen and its browser.
      detached: true,
    },
  )
  const end = (): void => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid)
    } catch {
      // It has ended.
    }
  }
  process.once('exit', end)
  const send = commandsTo(`http://127.0.0.1:${port}`)
  await started(driver, send)
  const opened = fieldsOf(await send('POST', '/session', { capabilities: { alwaysMatch: {} } }))
  const session = `/session/${String(opened['sessionId'])}`
  const execute = (body: string, values: readonly unknown[]): Promise<unknown> =>
    send('POST', `${session}/execute/sync`, { script: body, args: values })
  const type = (text: string): Promise<unknown> =>
    send('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    name: `WebKitGTK ${String(fieldsOf(opened['capabilities'])['browserVersion'])}`,
    open: async (address) => void (await send('POST', `${session}/url`, { url: address })),
    run: (body, ...values) => execute(body, values),
    element: async (body, ...values) => {
      const id = fieldsOf(await execute(body, values))[elementField]
      if (typeof id !== 'string') return undefined
      return {
        click: async () => {
          // The driver does not wait for smooth scrolling, and then finds the element outside of the window.
          await execute("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [
            { [elementField]: id },
          ])
          await send('POST', `${session}/element/${id}/click`, {})
        },
        type: async (text) => void (await type(text)),
      }
    },
    press: async (key) => void (await type(codes[key])),
    resize: async (width, height) => {
      const inner = fieldsOf(
        await execute('return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }', []),
      )
      await send('POST', `${session}/window/rect`, {
        width: width + Number(inner['width']),
        height: height + Number(inner['height']),
      })
    },
    back: async () => void (await send('POST', `${session}/back`, {})),
    picture: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', session).catch(() => undefined)
      process.removeListener('exit', end)
      end()
    },
  }
}
