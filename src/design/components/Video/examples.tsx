import type { Example } from '../example'
import { Video } from '.'

const video = {
  title: 'Month end in three minutes',
  href: 'https://video.outlay.example/watch/month-end',
  playLabel: 'Play video',
  duration: '3:05',
  poster: <div style={{ aspectRatio: '16 / 9', background: 'var(--colour-accent-soft)' }} />,
}

export const examples: Example[] = [
  { title: 'A link to the video', element: <Video {...video} playLabel="Watch the video" mayLoad /> },
  {
    title: 'Without leave to ask the video host',
    element: (
      <Video
        {...video}
        source={{ kind: 'frame', url: 'https://video.outlay.example/embed/month-end' }}
        mayLoad={false}
        blocked={<p>The video comes from another company. Allow its cookies to watch it here.</p>}
      />
    ),
  },
]
