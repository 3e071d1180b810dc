/** That no third party bypasses the gate: what the code of the site says about each of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { calendarThirdParties } from '../../leads/meetings/thirdParties'
import { thirdParties } from './thirdParties'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(`src/${file}`, 'utf8')])

it('every vendor is in the list', () => {
  expect(Object.keys(thirdParties)).toEqual(expect.arrayContaining(readdirSync('src/browser/vendors')))
})

it('every third party of the list passes the gate', () => {
  const call =
    /\b(?:startUnconditionally|whenThirdPartyMay|whenAskedFor|mayBeAskedFor)\(\s*(?:'(\w+)'|(\w+))/g
  const named = sources.flatMap(([file, text]) =>
    [...text.matchAll(call)].flatMap(([, name, variable]) => {
      if (name) return [name]
      // The calendar of a meeting: which of the three, its document says.
      return file === 'templates/meetingBooker/Calendar.tsx' && variable === 'thirdParty'
        ? Object.values(calendarThirdParties)
        : []
    }),
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(thirdParties).sort())
})

it('only files that pass the gate, or load from our own server, add a script or a frame', () => {
  const adding = sources.filter(([, text]) =>
    /createElement\((?:'(?:script|iframe)'|type)\)|<iframe\s*$/m.test(text),
  )
  expect(adding.map(([file]) => file).sort()).toEqual([
    'browser/preview/previewedBanner.ts',
    'browser/preview/prismicToolbar.ts',
    // Our own files.
    'browser/services/footerNotice.ts',
    // Called by the survey after the gate.
    'browser/survey/openSurvey.ts',
    'browser/vendors/freshchat/index.ts',
    'browser/vendors/hubspot/banner.ts',
    'browser/vendors/hubspot/tracking.ts',
    'browser/vendors/recaptcha/index.ts',
    // Its frame needs `mayLoad`, which says that consent covers it; no page uses one.
    'design/components/Video/index.tsx',
    // Called by the calendar after the gate.
    'leads/meetings/openCalendar.ts',
    'slices/Embed/EmbedFrame.tsx',
    'visitor/consentBanner/opener.ts',
  ])
})
