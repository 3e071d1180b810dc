import type { Content } from '@prismicio/client'
import { eventTime } from '../../content/events/eventTime'
import type { DescribedPage, SchemaObject } from './maker'
import { organization } from './organization'

type EventFields = Pick<
  Content.ResourceDetailDocument['data'],
  'title' | 'lead' | 'kind' | 'starts_at' | 'duration_minutes' | 'place' | 'speakers'
>

/** A webinar (online, at the page's address) or an event at a place; nothing without a start or, for an event, a place. */
export function eventData(
  data: Partial<EventFields>,
  { url, title, description, image }: DescribedPage,
): SchemaObject[] {
  const time = eventTime(data)
  const isOnline = data.kind !== 'event'
  if (!time || (!isOnline && !data.place)) return []
  const speakers = (data.speakers ?? []).flatMap(({ name }) => name ?? [])
  return [
    {
      '@type': 'Event',
      name: data.title || title,
      description: data.lead || description,
      startDate: time.start.toISOString(),
      endDate: time.end.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: isOnline
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: data.place ?? '', address: data.place ?? '' },
      ...(speakers.length > 0
        ? { performer: speakers.map((name) => ({ '@type': 'Person', name }) as const) }
        : {}),
      organizer: organization,
      image: image.url,
      url,
    },
  ]
}
