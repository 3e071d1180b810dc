import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The rooms whose components are inside the content of a page. */
const rooms = ['design/components', 'leads/forms', 'slices', 'templates', 'tools', 'pages', 'content/us']

/** Files whose code is loaded, rendered or called by a component that reports it. */
const reportedElsewhere: Record<string, string> = {
  'design/components/CornerCard/useEscape.ts': 'used by the chat and a notice, outside of the content',
  'design/components/CopyField/CopyButton.tsx': 'inside a component that reports its behaviour, or an island',
  'design/components/Button/index.tsx': 'passes on the handler it is given',
  'leads/forms/useLeadForm.ts': 'used by LeadForm',
  'leads/forms/FormUnavailable.tsx': 'part of LeadForm',
  'leads/forms/formServer.ts': 'used by LeadForm',
  'leads/forms/signUpModal/SignUpModal.tsx': 'outside of the content, loaded when it is opened',
  'leads/forms/signUpModal/ChoiceLine.tsx': 'part of SignUpModal',
  'leads/forms/signUpModal/prepareSignUp.ts': 'called when the modal is loaded',
  'leads/forms/core': 'loaded by LeadForm',
  'slices/Embed/EmbedFrame.tsx': 'an island',
  'tools/roiCalculator': 'the island LiveRoiCalculator and its parts',
  'templates/qualification': 'parts of the island FlowScreen',
  'templates/pricing/usePlanChoice.ts': 'used by Plans and PlanPicker',
  'templates/pricing/usePickerAnswers.ts': 'used by PlanPicker',
  'templates/pricing/PickerResult.tsx': 'part of the island PlanPicker',
  'templates/pricing/UsersChoice.tsx': 'part of the island Plans',
  'tools/expenseReportGenerator/screens': 'parts of the island ExpenseReport',
  'tools/expensePolicyBuilder/screens': 'parts of the island ExpensePolicyBuilder, whose frame reports it',
  'tools/controls': 'inside ToolFrame, which reports it',
  'tools/lines': 'used by tools, whose frame reports it',
  'tools/savedWork': 'used by tools, whose frame reports it',
  'tools/invoiceGenerator/screens': 'parts of the island InvoiceGenerator, whose frame reports it',
  'tools/vatCalculator/screens': 'parts of the island VatCalculator, whose frame reports it',
  'tools/rateTables/screens': 'the island MileageCalculator, whose frame reports it',
}

const src = path.resolve(__dirname, '../..')
const sources = rooms
  .flatMap((room) =>
    readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$|examples\.tsx$/.test(file))
  .filter((file) => !Object.keys(reportedElsewhere).some((part) => file.startsWith(part)))

/** State, effects, refs to elements, event handlers of React, listeners of the browser. */
const behaviour =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|SyncExternalStore|Transition|DeferredValue)\b|\bon[A-Z]\w*=\{|\bref=\{|\baddEventListener\b/

it('every component with behaviour reports that its page needs code, or the page would do nothing', () => {
  const silent = sources.filter((file) => {
    const code = readFileSync(path.join(src, file), 'utf8')
    return behaviour.test(code) && !/\buseBrowserCode\(|<Island\b/.test(code)
  })
  expect(sources.length).toBeGreaterThan(150)
  expect(silent).toEqual([])
})

it('every component that shows what another page has left in memory says so, or its page would not show it', () => {
  const showing = sources.filter((file) =>
    /\bexpectedGuest\(/.test(readFileSync(path.join(src, file), 'utf8')),
  )
  expect(showing).toEqual(['templates/MeetingBooker.tsx', 'templates/meetingBooker/Calendar.tsx'])
  // The other one is an island.
  expect(readFileSync(path.join(src, 'templates/MeetingBooker.tsx'), 'utf8')).toContain('useVisitMemory()')
})
