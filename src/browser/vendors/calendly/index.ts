import type { MeetingVendor } from '../../../leads/meetings/vendor'

/**
 * A scheduling page of Calendly in a frame, with the parameters of its inline widget. `a1` fills in the first question
 * that the event type asks by itself, so that one is made for the answers, as a question for text. The names of the messages are those of its
 * widget.
 */
export const calendly: MeetingVendor = {
  query: ({ guest, campaign, host }) => ({
    embed_domain: host,
    embed_type: 'Inline',
    email: guest?.email,
    a1: guest?.shown.join('; '),
    ...campaign,
  }),
  read(message) {
    const { event } = (message ?? {}) as { event?: unknown }
    if (event === 'calendly.event_scheduled') return 'booked'
    return typeof event === 'string' && event.startsWith('calendly.') ? 'ready' : undefined
  },
  announcesItself: true,
}
