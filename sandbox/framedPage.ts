import { html, raw } from 'hono/html'

type FramedPage = {
  title: string
  /** What is in `main`. */
  content: ReturnType<typeof html>
  /** A text, since what runs the stand-in may change functions in a way that no browser knows. */
  script: string
}

/** A page of a service that a site shows in a frame. */
export const framedPage = ({ title, content, script }: FramedPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          body {
            font: 16px/1.5 system-ui;
            margin: 32px;
          }
          button,
          input {
            display: block;
            margin: 8px 0;
            padding: 8px 16px;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <main>${content}</main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`
