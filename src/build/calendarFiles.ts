import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asDate } from '@prismicio/client'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { localeByUrlCode } from '../../locales.config'
import { localizeDocument } from '../content/cms/localizeDocument'
import { calendarEvent, calendarFilePath, type CalendarEvent } from '../content/events/calendar'
import { contentNodeOf, marketNode, plannedPageNodes, type NodeReader } from '../content/nodes/readNodes'
import { brand } from '../core/brand'

/** An event with what identifies it in a calendar. */
export type CalendarFileEvent = CalendarEvent & {
  /** Stays the same when the event is moved, so that a calendar replaces the entry. */
  id: string
  /** Last change of the document. */
  changed: Date
  language: string
}

/**
 * The calendar file of an event (RFC 5545). Moments are in UTC: they need no definition of a time zone, and every
 * calendar shows them in the zone of its owner.
 */
export function calendarFile({ id, changed, language, title, ...event }: CalendarFileEvent): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({ ...event, id, stamp: changed, lastModified: changed, summary: title })
  return calendar.toString()
}

/** Where the calendar files are, under the folder of the site. */
const folder = 'calendar'

/** Writes the calendar file of every webinar and event, in each market, and removes those of events that are gone. */
export function writeCalendarFiles(nodes: NodeReader, publicFolder = 'public'): void {
  rmSync(path.join(publicFolder, folder), { recursive: true, force: true })
  for (const page of plannedPageNodes(nodes)) {
    const { raw: document } = page.documentType === 'resource_detail' ? contentNodeOf(nodes, page) : {}
    const market = marketNode(nodes, page.locale)?.market
    const locale = localeByUrlCode(page.locale)
    if (!document?.uid || !market || !locale) continue
    const { data } = localizeDocument(document, { market, htmlLang: locale.htmlLang })
    const event = calendarEvent(data, brand.siteOrigin + page.path)
    if (!event) continue
    const file = path.join(publicFolder, calendarFilePath(page.locale, document.uid))
    mkdirSync(path.dirname(file), { recursive: true })
    const text = calendarFile({
      ...event,
      id: `${document.id}@${new URL(brand.siteOrigin).hostname}`,
      changed: asDate(document.last_publication_date),
      language: locale.language,
    })
    writeFileSync(file, text)
  }
}
