import { writeFileSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { SiteProvider } from '/work/main/src/i18n/SiteContext'
import { SliceZone } from '/work/main/src/slices/SliceZone'
import { globalCss } from '/work/main/src/theme/globalCss'
import { globalStringKeys } from '/work/main/src/cms/siteData'
const data = JSON.parse(readFileSync('/work/main/content/documents/en-gb/global_strings.json', 'utf8')).data
const strings = Object.fromEntries(globalStringKeys.map((k) => [k, data[k] ?? k]))
const site: any = { urlCode: 'en', strings, market: { currency: 'GBP' }, navigation: {}, redirectSources: [] }
const dir = '/work/main/src/slices'
const order = (process.argv[2] ?? '').split(',').filter(Boolean)
const names = order.length ? order : readdirSync(dir).filter((n) => !n.includes('.'))
const slices = names.flatMap((n) => JSON.parse(readFileSync(path.join(dir, n, 'mocks.json'), 'utf8')))
const sheet = new ServerStyleSheet()
let html = ''
const sink = new Writable({ write(chunk, _e, cb) { html += chunk; cb() }, final(cb) {
  const out = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${globalCss}</style>${sheet.getStyleTags()}<body><main>${html}</main></body></html>`
  writeFileSync(process.argv[3] ?? '/tmp/slices.html', out.replaceAll('src="/media/', 'src="file:///tmp/sp/')); cb() } })
const stream = renderToPipeableStream(sheet.collectStyles(createElement(SiteProvider, { site }, createElement(SliceZone, { slices }))) as any, { onAllReady() { stream.pipe(sink) }, onError(e) { console.error(e) } })
