import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(__dirname, '..')
const folder = path.join(root, 'build/editor')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content editor</title>
    <link rel="stylesheet" href="editor/main.css" />
    <script type="module" src="editor/main.js"></script>
  </head>
  <body>
    <div id="editor"></div>
  </body>
</html>
`

/**
 * Bundles the editor of the embedded repository into `build/editor`, for the server. Nothing of it is in a page of the
 * site. Rejects when a module cannot be bundled.
 */
export async function bundleEditor(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'editor/main.tsx' },
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  writeFileSync(path.join(folder, 'index.html'), page)
}
