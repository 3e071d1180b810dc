/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { RelatedDataProvider } from '../../content/site/RelatedDataContext'
import { renderInSite } from '../../content/site/site.fixture'
import { renderEmptySlice, renderSlice } from '../slice.fixture'
import mocks from './mocks.json'
import TemplateFiles from '.'

const shown = {
  toolWords: {
    'template-files': {
      download_xlsx: 'Download for Excel',
      download_pdf: 'Download as PDF',
      file_size: '{type}, {size}',
      works_with: 'Opens in Excel and LibreOffice.',
      inside: 'What is in the file',
      column: 'Column',
      holds: 'What it holds',
      filled_by: 'Filled in by',
      by_you: 'You',
      by_formula: 'The sheet',
      hint: 'Fill in the green cells.',
    },
  },
  templates: {
    'mileage-reimbursement': {
      title: 'Mileage log',
      columns: [
        { title: 'Date', holds: 'The day.', by: 'you' as const },
        { title: 'Amount', holds: 'Distance times rate.', by: 'formula' as const },
      ],
      files: [
        { type: 'xlsx', path: '/template-files/en/mileage-reimbursement.xlsx', size: 5721 },
        { type: 'pdf', path: '/template-files/en/mileage-reimbursement.pdf', size: 21_419 },
      ],
    },
  },
}
const slice = mocks[0] as unknown as ComponentProps<typeof TemplateFiles>['slice']

it('offers both files with type and size, under the name of the template', () => {
  renderInSite(
    <RelatedDataProvider relatedData={shown}>
      <TemplateFiles slice={slice} index={1} />
    </RelatedDataProvider>,
  )
  const excel = screen.getByRole('link', { name: 'Download for Excel' })
  expect(excel).toHaveAttribute('href', '/template-files/en/mileage-reimbursement.xlsx')
  expect(excel).toHaveAttribute('download', 'Mileage log.xlsx')
  expect(screen.getByText('XLSX, 6 kB')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute('download', 'Mileage log.pdf')
  expect(screen.getByText('PDF, 21 kB')).toBeVisible()
})

it('says of each column what it holds and who fills it in', () => {
  renderInSite(
    <RelatedDataProvider relatedData={shown}>
      <TemplateFiles slice={slice} index={1} />
    </RelatedDataProvider>,
  )
  const table = screen.getByRole('table', { name: 'What is in the file' })
  expect(within(table).getByRole('row', { name: 'Date The day. You' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Amount Distance times rate. The sheet' })).toBeVisible()
  expect(screen.getByText('Fill in the green cells.')).toBeVisible()
})

it('leaves nothing without a template', () => {
  expect(renderSlice(TemplateFiles, mocks).container).toBeEmptyDOMElement()
  expect(renderEmptySlice(TemplateFiles, mocks).container).toBeEmptyDOMElement()
})
