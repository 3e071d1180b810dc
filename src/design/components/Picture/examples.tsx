import type { Example } from '../example'
import { Picture } from '.'

/** Inline, so that the workshop needs no file. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#dcebe2"/><rect x="200" y="110" width="240" height="140" rx="16" fill="#0f6b52"/></svg>',
)}`

export const examples: Example[] = [
  {
    title: 'With known dimensions',
    element: <Picture url={drawing} alt="A green payment card on a pale ground" width={640} height={360} />,
  },
]
