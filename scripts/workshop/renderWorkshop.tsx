import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { frameCss } from '../../src/design/layout/frameCss'
import { openedCss } from '../../src/design/layout/openedCss'
import { globalCss } from '../../src/design/theme/globalCss'
import { Workshop, type ExampleGroup } from './Workshop'

/** Renders after everything that is loaded on demand has arrived. Rejects with the error of a component that cannot render. */
function markupOf(groups: readonly ExampleGroup[], sheet: ServerStyleSheet): Promise<string> {
  return new Promise((resolve, reject) => {
    let markup = ''
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        markup += chunk.toString()
        done()
      },
    })
    sink.on('finish', () => resolve(markup))
    const stream = renderToPipeableStream(sheet.collectStyles(<Workshop groups={groups} />), {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
}

/** The page of the workshop; `script` is the address of the file that hydrates it. */
export async function renderWorkshop(groups: readonly ExampleGroup[], script: string): Promise<string> {
  const sheet = new ServerStyleSheet()
  const markup = await markupOf(groups, sheet)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Component workshop</title>
<link rel="icon" href="data:,">
<style>${globalCss.replaceAll('url(/fonts/', 'url(fonts/')}${frameCss}${openedCss}</style>
${sheet.getStyleTags()}
</head>
<body><div id="workshop">${markup}</div><script src="${script}"></script></body>
</html>
`
}
