/**
 * Writes all sample invoices as files, so that the official validators can be run over them.
 * `npm run einvoice:samples -- DIR`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleInvoices } from '../src/tools/invoiceGenerator/fixtures/sampleInvoices.fixture'
import { einvoiceFiles } from './einvoiceFiles'
import { runMain } from './runMain'

async function main(): Promise<void> {
  const [directory] = process.argv.slice(2)
  if (!directory) throw new Error('npm run einvoice:samples -- DIR')
  let count = 0
  for (const sample of sampleInvoices) {
    for (const [name, content] of await einvoiceFiles(sample)) {
      const file = path.join(directory, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
      count += 1
    }
  }
  console.log(`${String(sampleInvoices.length)} invoices, ${String(count)} files in ${directory}`)
}

runMain(main)
