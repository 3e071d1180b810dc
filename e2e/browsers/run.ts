/**
 * `npm run test:browsers`: the journeys of e2e/browsers in the Firefox and the WebKit of a Debian machine, on the last
 * build. A browser that is not installed is skipped with a sentence. `-- firefox`, `-- webkit menu` runs a part of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMain } from '../../scripts/runMain'
import { messageOf } from '../../src/core/values/error'
import { startEditedSite, type EditedSite } from '../fixtures/editedSite'
import type { Browser } from './browser'
import { startFirefox } from './firefox'
import { browserJourneys } from './journeys'
import { Visitor } from './Visitor'
import { startWebKit } from './webkit'

const pictures = path.resolve(__dirname, '../../test-results/browsers')

const browsers: Record<string, { start: () => Promise<Browser | undefined>; packages: string }> = {
  firefox: { start: startFirefox, packages: 'firefox-esr' },
  webkit: { start: startWebKit, packages: 'webkit2gtk-driver xvfb' },
}

/** The names among these, all when none of them was given. Throws for one that is neither. */
function chosen(given: readonly string[]): { browserNames: string[]; journeyNames: string[] } {
  const [allBrowsers, allJourneys] = [Object.keys(browsers), Object.keys(browserJourneys)]
  const unknown = given.filter((name) => !allBrowsers.includes(name) && !allJourneys.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `No browser or journey: ${unknown.join(', ')}. There are ${[...allBrowsers, ...allJourneys].join(', ')}.`,
    )
  const among = (all: string[]): string[] => {
    const named = all.filter((name) => given.includes(name))
    return named.length > 0 ? named : all
  }
  return { browserNames: among(allBrowsers), journeyNames: among(allJourneys) }
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Runs a journey as a new visitor, with a browser of its own, and says how it went. Gives whether it passed. */
async function passes(journeyName: string, browser: Browser, site: EditedSite): Promise<boolean> {
  const begin = Date.now()
  const visitor = new Visitor(browser, site.origin)
  let failure = ''
  try {
    await browser.resize(1440, 900)
    await browserJourneys[journeyName]?.(visitor, site)
    await visitor.seesNoErrors()
  } catch (error) {
    const file = path.join(pictures, `${browser.name} ${journeyName}.png`)
    mkdirSync(pictures, { recursive: true })
    failure = messageOf(error)
    await browser.picture().then(
      (picture) => writeFileSync(file, picture),
      () => undefined,
    )
    failure += `\n         ${file}`
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(1).padStart(5)
  say(`${failure ? 'FAILED' : 'passed'}  ${seconds} s  ${browser.name}: ${journeyName}`)
  if (failure) say(`         ${failure}`)
  return failure === ''
}

async function main(): Promise<void> {
  const { browserNames, journeyNames } = chosen(process.argv.slice(2))
  const { site, stop } = await startEditedSite()
  try {
    for (const browserName of browserNames) {
      for (const journeyName of journeyNames) {
        const browser = await browsers[browserName]?.start()
        if (!browser) {
          say(
            `skipped: ${browserName} is not installed. On Debian: apt-get install ${browsers[browserName]?.packages}`,
          )
          break
        }
        try {
          if (!(await passes(journeyName, browser, site))) process.exitCode = 1
        } finally {
          await browser.close()
        }
      }
    }
  } finally {
    await stop()
  }
}

runMain(main)
